import { expect, test } from 'vitest'
import { formatShortDate } from './short-date.ts'

const now = new Date('2026-11-16T10:00:00Z')

test('a day of this year is said without the year, in both languages', () => {
  expect(formatShortDate('2026-08-05T09:00:00Z', 'tr', now)).toBe('5 Ağu')
  expect(formatShortDate('2026-09-05T09:00:00Z', 'en', now)).toBe('5 Sep')
})

test('the year is that of Istanbul, and said where it is another one', () => {
  expect(formatShortDate('2025-12-31T21:30:00Z', 'tr', now)).toBe('1 Oca')
  expect(formatShortDate('2025-12-31T20:30:00Z', 'tr', now)).toBe('31 Ara 2025')
  expect(formatShortDate('soon', 'tr', now)).toBe('Hatalı format!')
})
