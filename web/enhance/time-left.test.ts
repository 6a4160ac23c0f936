import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [3 * day + 4 * hour, '3 gün', '3 gün 4 saat'],
  [3 * day + 5 * minute, '3 gün', '3 gün'],
  [20 * day + 4 * hour, '20 gün', '20 gün'],
  [5 * hour + 12 * minute, '5 saat', '5 saat 12 dakika'],
  [12 * minute, '12 dakika', '12 dakika'],
  [20_000, '1 dakika', '1 dakika'],
  [-1, '1 dakika', '1 dakika'],
])('%s ms are %s, or more exactly %s', (left, short, long) => {
  expect(timeLeft(left, 'tr')).toBe(short)
  expect(timeLeft(left, 'tr', 2)).toBe(long)
})

test('English counts one and many', () => {
  expect(timeLeft(day + hour, 'en', 2)).toBe('1 day 1 hour')
  expect(timeLeft(2 * day, 'en')).toBe('2 days')
})
