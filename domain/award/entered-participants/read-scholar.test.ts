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

test.each(['12.9999', '1850-01', '2101-05', '2026-13'])(
  'a first month that no plan may have is a fault: “%s”',
  (firstMonth) => {
    expect(readScholar({ firstMonth }, usual, 'tr').faults).toEqual([expect.stringContaining('İlk ay anlaşılamadı')])
  },
)

test.each([
  ['4.000', 400_000],
  ['4,000', 400_000],
  ['4,000 TL', 400_000],
  ['12.345,5', 1_234_550],
  ['12,5', 1250],
  ['0,29', 29],
  ['1.234.567,89', 123_456_789],
])('“%s” is the same amount in both languages', (amount, minor) => {
  for (const language of ['tr', 'en'] as const) {
    const { plan, faults } = readScholar({ amount }, usual, language)
    expect(minor === undefined ? faults.length : plan?.amountMinor).toBe(minor ?? 1)
  }
})

test.each(['0', '0,001', '-5', '1e9', '1,00,000'])('“%s” is no amount of money', (amount) => {
  expect(readScholar({ amount }, usual, 'tr').faults).toEqual([expect.stringContaining('Tutar anlaşılamadı')])
})

test.each(['0x10', '1e1', '0', '61', '3.5'])('“%s” is no number of months', (months) => {
  expect(readScholar({ months }, usual, 'tr').faults).toEqual([expect.stringContaining('1 ile 60 arasında')])
})

test('a single payment has no number of months but one', () => {
  const once = { ...usual, rhythm: 'Once', times: 1 } as const
  expect(readScholar({ months: '1' }, once, 'tr')).toMatchObject({ plan: { times: 1 }, faults: [] })
  expect(readScholar({ months: '12' }, once, 'tr').faults).toEqual([expect.stringContaining('bir kez ödenecek')])
})
