import { expect, test } from 'vitest'
import { nextOf } from './use-moving.ts'

const time = (day: number, hour: number) => ({ id: `${day} ${hour}`, startsAt: `2027-03-0${day}T0${hour}:00:00.000Z` })
const days = [
  ['2027-03-01', [time(1, 6), time(1, 7), time(1, 9)]],
  ['2027-03-02', []],
  ['2027-03-03', [time(3, 5), time(3, 8)]],
] as const
const [first, second, third] = days[0][1]

test('arrows lead through a day, and to the nearest time of the next day that has one', () => {
  expect(nextOf(days, first, 'ArrowDown')).toBe(second)
  expect(nextOf(days, first, 'ArrowUp')).toBeUndefined()
  expect(nextOf(days, first, 'End')).toBe(third)
  expect(nextOf(days, third, 'Home')).toBe(first)
  expect(nextOf(days, third, 'ArrowRight')?.id).toBe('3 8')
  expect(nextOf(days, first, 'ArrowRight')?.id).toBe('3 5')
  expect(nextOf(days, days[2][1][1], 'ArrowLeft')).toBe(second)
  expect(nextOf(days, first, 'a')).toBeUndefined()
})
