import { expect, test } from 'vitest'
import type { CalendarTime } from '../calendar-of.ts'
import { copiedTimes } from './copied-times.ts'

const time = (startsAt: string, changed: Partial<CalendarTime> = {}) =>
  ({
    startsAt,
    formId: 'f',
    minutes: 30,
    seats: 1,
    timeZone: 'Europe/Istanbul',
    place: null,
    videoUrl: null,
    interviewers: [{ id: 'a', name: 'Ada' }],
    ...changed,
  }) as CalendarTime

const day = [
  time('2027-03-01T06:00:00.000Z'),
  time('2027-03-01T07:00:00.000Z'),
  time('2027-03-01T07:00:00.000Z', { seats: 5, interviewers: [] }),
]

test('times are made again at the same hours, those alike in one request', () => {
  const copies = copiedTimes(day, '2027-03-01', ['2027-03-03', '2027-03-10'], new Date('2027-02-01'))
  expect(copies.map(({ starts, seats, interviewerIds }) => [seats, interviewerIds, starts])).toEqual([
    [
      1,
      ['a'],
      ['2027-03-03T06:00:00.000Z', '2027-03-03T07:00:00.000Z', '2027-03-10T06:00:00.000Z', '2027-03-10T07:00:00.000Z'],
    ],
    [5, [], ['2027-03-03T07:00:00.000Z', '2027-03-10T07:00:00.000Z']],
  ])
})

test('nothing is made in the past', () => {
  expect(copiedTimes(day, '2027-03-01', ['2027-02-26'], new Date('2027-02-26T06:30:00.000Z'))).toMatchObject([
    { starts: ['2027-02-26T07:00:00.000Z'] },
    { starts: ['2027-02-26T07:00:00.000Z'] },
  ])
  expect(copiedTimes(day, '2027-03-01', ['2027-02-20'], new Date('2027-02-26'))).toEqual([])
})
