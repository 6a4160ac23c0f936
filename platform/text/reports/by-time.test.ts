import { expect, test } from 'vitest'
import { byTime } from './by-time.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    begun: 2,
    handedIn: 1,
  }))

test('up to a hundred days are shown as they are', () => {
  expect(byTime(days(100))).toEqual({ unit: 'day', points: days(100) })
})

test('more are shown by week from Monday on, and nobody is lost', () => {
  const { unit, points } = byTime(days(200))
  expect(unit).toBe('week')
  expect(points[0]).toEqual({ day: '2025-12-29', begun: 8, handedIn: 4 })
  expect(points[1]).toEqual({ day: '2026-01-05', begun: 14, handedIn: 7 })
  expect(points.reduce((sum, { handedIn }) => sum + handedIn, 0)).toBe(200)
})
