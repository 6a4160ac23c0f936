import { expect, test } from 'vitest'
import { isJoinable } from './is-joinable.ts'

const begins = Date.parse('2026-11-18T07:00:00Z')
const minute = 60_000

test.each([
  [-15 * minute - 1, false],
  [-15 * minute, true],
  [0, true],
  [30 * minute - 1, true],
  [30 * minute, false],
])('%i ms after it begins: %s', (after, joinable) => {
  expect(isJoinable({ startsAt: '2026-11-18T10:00:00+03:00', minutes: 30 }, begins + after)).toBe(joinable)
})
