import { expect, test } from 'vitest'
import { monthAfter, monthIn, monthNow } from './months.ts'

test('months go over the years', () => {
  expect([monthAfter('2026-11', 2), monthAfter('2026-01', -1), monthAfter('2026-11', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ])
})

test.each(['', '2026-13', 'x', '2026-1', '1999-01'])('“%s” is no month: this one is meant', (month) => {
  expect(monthIn(new URLSearchParams({ month }))).toBe(monthNow())
  expect(monthIn(new URLSearchParams({ month: '2027-03' }))).toBe('2027-03')
})
