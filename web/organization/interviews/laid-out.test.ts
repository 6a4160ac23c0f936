import { expect, test } from 'vitest'
import { folded, hoursOf, laidOut, minuteOf } from './laid-out.ts'

const time = (from: string, to: string) => ({
  startsAt: `2027-03-01T${from}:00.000Z`,
  endsAt: `2027-03-01T${to}:00.000Z`,
})
const columns = (...times: [string, string][]) =>
  laidOut(times.map(([from, to]) => time(from, to))).map(({ column, columns: all }) => `${column}/${all}`)

test('times stand by the clock of Istanbul', () => {
  expect(minuteOf('2027-03-01T06:30:00.000Z')).toBe(9 * 60 + 30)
  expect(laidOut([time('06:00', '06:30')])).toMatchObject([{ from: 540, to: 570, column: 0, columns: 1 }])
})

test('what follows each other has the whole width; what overlaps shares it', () => {
  expect(columns(['06:00', '06:30'], ['06:30', '07:00'])).toEqual(['0/1', '0/1'])
  expect(columns(['06:00', '07:00'], ['06:00', '06:30'], ['06:30', '07:00'])).toEqual(['0/2', '1/2', '1/2'])
  expect(columns(['06:00', '08:00'], ['06:30', '07:00'], ['06:45', '07:15'], ['08:00', '09:00'])).toEqual([
    '0/3',
    '1/3',
    '2/3',
    '0/1',
  ])
})

test('what is too short to be read is drawn longer, and moves aside for it', () => {
  expect(laidOut([time('06:00', '06:05')])).toMatchObject([{ from: 540, to: 560 }])
  expect(columns(['06:00', '06:10'], ['06:10', '06:20'], ['06:20', '06:30'])).toEqual(['0/2', '1/2', '0/2'])
})

test('of more than fit side by side the last column says how many others there are', () => {
  const panels = (from: string, to: string, count: number) => Array.from({ length: count }, () => time(from, to))
  const day = laidOut([...panels('06:00', '06:30', 5), ...panels('06:30', '07:00', 4), ...panels('08:00', '08:30', 3)])
  const { shown, more } = folded(day, 3)
  expect(shown.map(({ from, column, columns: all }) => `${from} ${column}/${all}`)).toEqual([
    ...['540 0/3', '540 1/3', '570 0/3', '570 1/3'],
    ...['660 0/3', '660 1/3', '660 2/3'],
  ])
  expect(more).toEqual([
    { from: 540, to: 570, count: 3, column: 2, columns: 3 },
    { from: 570, to: 600, count: 2, column: 2, columns: 3 },
  ])
})

test('what lasts beyond midnight ends with its day', () => {
  expect(laidOut([{ startsAt: '2027-03-01T20:30:00.000Z', endsAt: '2027-03-01T22:00:00.000Z' }])).toMatchObject([
    { from: 1410, to: 1440 },
  ])
})

test('the hours hold the working day and everything beyond it', () => {
  expect(hoursOf([])).toEqual([9, 18])
  expect(hoursOf([{ from: 7 * 60 + 30, to: 19 * 60 + 10 }])).toEqual([7, 20])
})
