import { expect, test } from 'vitest'
import { firstFree } from './first-free.ts'

const day = '2027-03-01'
/** A moment by Istanbul's clock, three hours ahead of UTC. */
const at = (clock: string) => new Date(`${day}T${clock}:00.000+03:00`)
const time = (from: string, to: string) => ({ startsAt: at(from).toISOString(), endsAt: at(to).toISOString() })
const begins = (times: readonly ReturnType<typeof time>[], now = new Date('2027-02-27T12:00:00Z')) => {
  const { from, to } = firstFree(day, times, now)
  expect(to - from).toBe(60)
  return from / 60
}

test('a new time begins at ten, or where the first hour after it is free', () => {
  expect(begins([])).toBe(10)
  expect(begins([time('10:00', '10:30')])).toBe(10.5)
  expect(begins([time('09:30', '10:10'), time('11:00', '11:30')])).toBe(11.5)
  expect(begins([time('10:45', '11:00')])).toBe(11)
})

test('what lies on another day takes no room', () => {
  expect(begins([{ startsAt: '2027-03-02T07:00:00.000Z', endsAt: '2027-03-02T09:00:00.000Z' }])).toBe(10)
})

test('where the rest of the day is full it begins before, and at ten if there is no room at all', () => {
  expect(begins([time('10:00', '18:00')])).toBe(9)
  expect(begins([time('09:00', '18:00')])).toBe(10)
})

test('today it begins after this moment', () => {
  expect(begins([], at('13:05'))).toBe(13.25)
  expect(begins([time('13:30', '14:30')], at('13:05'))).toBe(14.5)
})
