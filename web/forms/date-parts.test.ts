import { expect, test } from 'vitest'
import { dateOf, partsOf } from './date-parts.ts'

test.each([
  [{ day: '7', month: '03', year: '2004' }, '2004-03-07'],
  [{ day: '17', month: '12', year: '1999' }, '1999-12-17'],
  [{ day: '', month: '', year: '' }, null],
])('%j is the day %j, and back', (parts, date) => {
  expect(dateOf(parts, false)).toBe(date)
  expect(partsOf(date)).toEqual(parts)
})

test.each([
  [{ day: '7', month: '', year: '2004' }, '2004--07'],
  [{ day: '', month: '03', year: '' }, '-03-'],
])('%j is half a day, which no schema takes', (parts, date) => {
  expect(dateOf(parts, false)).toBe(date)
})

test('a month is its first day, whatever day is written', () => {
  expect(dateOf({ day: '', month: '09', year: '2023' }, true)).toBe('2023-09-01')
  expect(dateOf(partsOf('2023-09-01'), true)).toBe('2023-09-01')
  expect(dateOf({ day: '1', month: '', year: '' }, true)).toBeNull()
})
