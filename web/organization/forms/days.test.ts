import { expect, test } from 'vitest'
import { daysBetween, endOfDayIn } from './days.ts'

test('a deadline is the last minute of its day in Istanbul', () => {
  // 22:30 UTC is already the next day in Istanbul.
  expect(endOfDayIn(14, Date.parse('2026-11-15T22:30:00Z'))).toBe('2026-11-30T20:59:00.000Z')
})

test('days are counted by the calendar', () => {
  expect(daysBetween('2026-11-15T22:30:00.000Z', '2026-11-17T20:59:00.000Z')).toBe(1)
})
