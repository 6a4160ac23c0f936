import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'
import { readNumber, readSmallNumber } from './read-number.ts'

test.each([
  ['1250', 'tr', 1250],
  ['1.250', 'tr', 1250],
  ['1.250', 'en', 1.25],
  ['1.2500', 'tr', 1.25],
  ['1,250', 'en', 1250],
  ['1,250', 'tr', 1.25],
  ['1.250,75', 'en', 1250.75],
  ['1,250.75', 'tr', 1250.75],
  ['12.500.000', 'en', 12_500_000],
  ['0.125', 'tr', 0.125],
  ['-3,5', 'tr', -3.5],
  ['12 500 TL', 'tr', 12_500],
  ['₺', 'tr', undefined],
  ['12.50.1', 'tr', undefined],
  ['1,2,3', 'tr', undefined],
  ['12a', 'tr', undefined],
  ['1e5', 'en', undefined],
] as const)('%s in %s is %s', (text, language, number) => {
  expect(readNumber(text, language)).toBe(number)
})

test('a grade has no thousands separator', () => {
  expect([readSmallNumber('3,125'), readSmallNumber('3.125'), readSmallNumber('üç')]).toEqual([3.125, 3.125, undefined])
})

test.each([
  ['2026-11-15', '2026-11-15'],
  ['15.11.2026', '2026-11-15'],
  ['5/1/2026', '2026-01-05'],
  ['15 Kasım 2026', '2026-11-15'],
  ['3 ağustos 2026', '2026-08-03'],
  ['November 15, 2026', '2026-11-15'],
  ['15 Nov 2026', '2026-11-15'],
  ['30.02.2026', undefined],
  ['11/15/2026', undefined],
  ['15 Brumaire 2026', undefined],
  ['dün', undefined],
])('%s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})
