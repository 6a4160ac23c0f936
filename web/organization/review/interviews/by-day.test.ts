import { expect, test } from 'vitest'
import { byDay, startOfDay } from './by-day.ts'

const starts = ['2027-02-28T20:30:00.000Z', '2027-02-28T21:30:00.000Z', '2027-03-01T08:00:00.000Z']

test('times are on the day that it is in Istanbul, or in another zone', () => {
  expect(byDay(starts, (start) => start)).toEqual([
    ['2027-02-28', starts.slice(0, 1)],
    ['2027-03-01', starts.slice(1)],
  ])
  expect(byDay(starts, (start) => start, 'Europe/Berlin').map(([day]) => day)).toEqual(['2027-02-28', '2027-03-01'])
  expect(byDay(starts, (start) => start, 'America/New_York').map(([, found]) => found.length)).toEqual([2, 1])
  expect(byDay([], String)).toEqual([])
})

test('a day begins at midnight in Istanbul', () => {
  expect(startOfDay('2027-03-01')).toBe('2027-02-28T21:00:00.000Z')
})
