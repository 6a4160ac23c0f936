import { expect, test } from 'vitest'
import { daysLeftOf, dueOnOf } from './clock.ts'

// Istanbul is three hours ahead of UTC, all year.
test.each([
  ['in the middle of a day', '2026-11-01T09:00:00Z', '2026-12-01'],
  ['in the first second of a day', '2026-10-31T21:00:00Z', '2026-12-01'],
  ['in the last second of a day', '2026-10-31T20:59:59Z', '2026-11-30'],
  ['when it is already the next day in UTC’s east alone', '2026-12-31T22:30:00Z', '2027-01-31'],
  ['in January, over a February of 28 days', '2027-01-31T10:00:00Z', '2027-03-02'],
  ['in January, over a February of 29 days', '2028-01-31T10:00:00Z', '2028-03-01'],
  ['while clocks go forward elsewhere', '2027-03-20T10:00:00Z', '2027-04-19'],
  ['while clocks go back elsewhere', '2026-10-20T10:00:00Z', '2026-11-19'],
  ['so that the last day is a holiday, which makes it no longer', '2026-09-29T10:00:00Z', '2026-10-29'],
])('a request that arrives %s is answered by its thirtieth day', (_, arrivedAt, dueOn) => {
  expect(dueOnOf(new Date(arrivedAt))).toBe(dueOn)
  expect(daysLeftOf(dueOn, new Date(arrivedAt))).toBe(30)
})

test.each([
  ['the second before the week before', '2026-11-23T20:59:59Z', 8],
  ['the first second of the week before', '2026-11-23T21:00:00Z', 7],
  ['the day before', '2026-11-30T12:00:00Z', 1],
  ['the first second of the last day', '2026-11-30T21:00:00Z', 0],
  ['the last second of the last day', '2026-12-01T20:59:59Z', 0],
  ['the second after it', '2026-12-01T21:00:00Z', -1],
  ['a month later', '2026-12-31T12:00:00Z', -30],
])('on %s the clock says so', (_, now, daysLeft) => {
  expect(daysLeftOf('2026-12-01', new Date(now))).toBe(daysLeft)
})
