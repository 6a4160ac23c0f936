import { expect, test } from 'vitest'
import { formatLongDay } from './long-day.ts'

test('a day is written with its weekday, as each language does', () => {
  expect(formatLongDay('2027-03-01', 'tr')).toBe('1 Mart 2027 Pazartesi')
  expect(formatLongDay('2027-03-01', 'en')).toBe('Monday, 1 March 2027')
})

test('a moment is on the day that it is in Istanbul', () => {
  expect(formatLongDay('2027-02-28T21:30:00.000Z', 'tr')).toBe('1 Mart 2027 Pazartesi')
})

test('what is no day says so', () => {
  expect(formatLongDay('2027-02-30', 'tr')).toBe('Hatalı format!')
})
