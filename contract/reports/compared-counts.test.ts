import { expect, test } from 'vitest'
import { comparedCounts } from './compared-counts.ts'

const group = (key: string, count: number) => ({ key, count })
const told = { hidden: null, rest: null }
const counts = (groupBy: string, groups: readonly ReturnType<typeof group>[], comparison: object) =>
  Object.fromEntries(
    comparedCounts(groupBy, { groups, hidden: null, comparison: { ...told, groups: [], ...comparison } }),
  )

test('days are compared by position, other groups by key', () => {
  const days = [group('2026-11-08', 5), group('2026-11-09', 6)]
  const before = [group('2026-11-01', 1), group('2026-11-02', 2)]
  expect(counts('day', days, { groups: before })).toEqual({ '2026-11-08': 1, '2026-11-09': 2 })
  expect(counts('day', days, { groups: before.slice(0, 1) })).toEqual({ '2026-11-08': 1, '2026-11-09': null })
  const cities = [group('34', 5), group('6', 6)]
  expect(counts('city', cities, { groups: [group('6', 2)] })).toEqual({ 34: 0, 6: 2 })
})

test('a hidden number is not zero, and incomplete days are not compared', () => {
  const hidden = { groups: 2, count: 7 }
  expect(counts('gender', [group('male', 9)], { hidden })).toEqual({ male: null })
  expect(counts('city', [group('34', 9)], { rest: { groups: 3, count: 8 } })).toEqual({ 34: null })
  expect(counts('day', [group('2026-11-08', 9)], { groups: [group('2026-11-01', 5)], hidden })).toEqual({
    '2026-11-08': null,
  })
})
