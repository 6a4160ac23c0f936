import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDays, formatDeadline, formatMonth, formatTime, readMoment } from './dates.ts'

const closing = '2026-11-15T20:59:00Z'

test('what the first and the last day share is written once', () => {
  const days = (first: string, last: string) => formatDays(first, last, 'tr')
  expect(days('2026-11-16', '2026-11-22')).toBe('16–22 Kasım 2026')
  expect(formatDays('2026-11-30', '2026-12-06', 'en')).toBe('30 November – 6 December 2026')
  expect(days('2026-12-28', '2027-01-03')).toBe('28 Aralık 2026 – 3 Ocak 2027')
  expect(days('2026-11-16', '2026-11-16')).toBe('16 Kasım 2026')
  expect(days('2026-11-16', '')).toBe('16 Kasım 2026 – Hatalı format!')
})

test('a moment is written in Istanbul time, in both languages', () => {
  expect(formatDate(closing, 'tr')).toBe('15 Kasım 2026')
  expect(formatDate(closing, 'en')).toBe('15 November 2026')
  expect(formatMonth(closing, 'tr')).toBe('Kasım 2026')
  expect(formatMonth('2023-09-01', 'en')).toBe('September 2023')
  expect(formatTime(closing, 'tr')).toBe('23:59')
  expect(formatDateTime(closing, 'tr')).toBe('15 Kasım 2026 23:59')
  expect(formatDateTime(closing, 'en')).toBe('15 November 2026, 23:59')
})

test('a deadline names its zone', () => {
  expect(formatDeadline(closing, 'tr')).toBe('15 Kasım 2026 23:59 (İstanbul\u00a0saati)')
  expect(formatDeadline(closing, 'en')).toBe('15 November 2026, 23:59 (Istanbul\u00a0time)')
})

test('the day is the one in Istanbul, not the one in London', () => {
  expect(formatDateTime('2026-12-31T21:00:00Z', 'tr')).toBe('1 Ocak 2027 00:00')
  expect(formatDateTime('2026-06-30T23:30:00+02:00', 'tr')).toBe('1 Temmuz 2026 00:30')
})

test('a day without a time stays that day', () => {
  expect(formatDate('2001-05-04', 'tr')).toBe('4 Mayıs 2001')
  expect(formatDate('1938-11-10', 'en')).toBe('10 November 1938')
})

test('dates and milliseconds are taken as well', () => {
  expect(formatDate(new Date(closing), 'tr')).toBe('15 Kasım 2026')
  expect(formatDate(Date.parse(closing), 'tr')).toBe('15 Kasım 2026')
})

test.each([
  '',
  'dün',
  '1',
  '15.11.2026',
  '2026-13-01',
  '2026-02-29',
  '2026-04-31',
  '2026-11-15T20:59:00',
  '2026-11-15T25:00:00Z',
  '2026-11-15T20:61:00Z',
  Number.NaN,
  new Date(Number.NaN),
])('%j is shown as Hatalı format!', (moment) => {
  expect(readMoment(moment)).toBeUndefined()
  for (const write of [formatDate, formatTime, formatDateTime, formatDeadline]) {
    expect(write(moment, 'tr')).toBe('Hatalı format!')
    expect(write(moment, 'en')).toBe('Hatalı format!')
  }
})

test('the twenty-ninth of February exists in a leap year', () => {
  expect(formatDate('2028-02-29', 'tr')).toBe('29 Şubat 2028')
})
