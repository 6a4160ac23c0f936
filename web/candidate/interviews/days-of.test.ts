import { expect, test } from 'vitest'
import { daysOf, timeWith } from './days-of.ts'

const istanbul = 'Europe/Istanbul'
const slot = (id: string, startsAt: string, isFree = true, minutes = 30) => ({
  id,
  startsAt,
  isFree,
  minutes,
  timeZone: istanbul,
  place: 'Kadıköy',
  isOnline: false,
})

test('times are by the day that they are on where the reader is', () => {
  const slots = [slot('a', '2026-11-18T20:30:00.000Z'), slot('b', '2026-11-18T21:30:00.000Z', false)]
  const short = (zone: string) => daysOf(slots, zone).map(({ day, times, free }) => [day, times.length, free])
  expect(short(istanbul)).toEqual([
    ['2026-11-18', 1, 1],
    ['2026-11-19', 1, 0],
  ])
  expect(short('America/New_York')).toEqual([['2026-11-18', 2, 1]])
})

test('panels that begin together are one time, free while one of them is', () => {
  const at = '2026-11-18T07:00:00.000Z'
  const shown = (slots: Parameters<typeof daysOf>[0], chosenId?: string) =>
    daysOf(slots, istanbul, chosenId)[0]?.times.map(({ id, isFree, free }) => ({ id, isFree, free }))
  const panels = [slot('a', at, false), slot('b', at), slot('c', at)]
  expect(shown(panels)).toEqual([{ id: 'b', isFree: true, free: ['b', 'c'] }])
  expect(shown(panels, 'c')).toEqual([{ id: 'c', isFree: true, free: ['c', 'b'] }])
  expect(shown([slot('a', at, false), slot('b', at, false)])).toEqual([{ id: 'a', isFree: false, free: [] }])
  expect(shown([slot('a', at), slot('b', at, true, 45)])).toHaveLength(2)
})

test('what one has already is not counted among the free ones', () => {
  const slots = [slot('a', '2026-11-18T07:00:00.000Z'), slot('b', '2026-11-18T08:00:00.000Z')]
  expect(daysOf(slots, istanbul, 'a').map(({ free }) => free)).toEqual([1])
  expect(daysOf(slots, istanbul).map(({ free }) => free)).toEqual([2])
})

test('who wanted a panel that was taken meanwhile still wants its time', () => {
  const at = '2026-11-18T07:00:00.000Z'
  const slots = [slot('a', at, false), slot('b', at), slot('c', '2026-11-18T08:00:00.000Z', false)]
  expect(timeWith(slots, 'a')).toMatchObject({ id: 'b', isFree: true })
  expect(timeWith(slots, 'c')).toMatchObject({ id: 'c', isFree: false })
  expect(timeWith(slots, 'gone')).toBeUndefined()
})
