import { expect, test } from 'vitest'
import { readScholar } from './read-scholar.ts'

const usual = {
  amountMinor: 100_000,
  currency: 'TRY',
  rhythm: 'Monthly',
  times: 2,
  from: '2026-11-30',
  label: 'Burs',
  note: '',
  besides: false,
} as const

test.each([
  ['12.2026', '2026-12-30'],
  ['2026-12-01', '2026-12-30'],
  ['2.2027', '2027-02-28'],
  ['15.12.2026', '2026-12-15'],
  ['', '2026-11-30'],
])('the first payment of “%s” is due on %s', (firstMonth, from) => {
  expect(readScholar({ firstMonth }, usual, 'tr')).toMatchObject({ plan: { from }, faults: [] })
})
