import { expect, test } from 'vitest'
import { formatFileSize, formatNumber, formatPercent } from './numbers.ts'

test('numbers have the separators of their language', () => {
  expect(formatNumber(1234567.891, 'tr')).toBe('1.234.567,89')
  expect(formatNumber(1234567.891, 'en')).toBe('1,234,567.89')
  expect(formatNumber(128, 'tr')).toBe('128')
})

test('the percent sign stands before the number in Turkish', () => {
  expect(formatPercent(0.25, 'tr')).toBe('%25')
  expect(formatPercent(0.25, 'en')).toBe('25%')
})

test.each([
  [0, '0\u00a0B', '0\u00a0B'],
  [999, '999\u00a0B', '999\u00a0B'],
  [2_400_000, '2,4\u00a0MB', '2.4\u00a0MB'],
  [10_000_000, '10\u00a0MB', '10\u00a0MB'],
  [1_500_000_000, '1,5\u00a0GB', '1.5\u00a0GB'],
])('%d bytes are %s, %s', (bytes, turkish, english) => {
  expect(formatFileSize(bytes, 'tr')).toBe(turkish)
  expect(formatFileSize(bytes, 'en')).toBe(english)
})
