import { expect, test } from 'vitest'
import { rangeIn } from './byte-range.ts'

const whole = { size: 1000, etag: '"abc"' }
const asked = (range: string, ifRange?: string) =>
  rangeIn({ range, ...(ifRange !== undefined && { 'if-range': ifRange }) }, whole)

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-999', { start: 0, end: 999 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['Bytes= 10-19 ', { start: 10, end: 19 }],
  ['bytes=990-4000', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s is a part', (range, part) => {
  expect(asked(range)).toEqual(part)
})

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s is beyond the file',
  (range) => {
    expect(asked(range)).toBe('none')
  },
)

test.each([
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=20-10',
  'bytes=0-1,5-6',
  'bytes=0x1-2',
  'bytes=1.5-2',
  'bytes=--5',
  'pages=1-2',
  `bytes=${'9'.repeat(16)}-`,
])('“%s” is not understood: all of it is sent', (range) => {
  expect(asked(range)).toBeUndefined()
})

test('only a client with the same version of the file gets a range', () => {
  expect(asked('bytes=5-', '"abc"')).toEqual({ start: 5, end: 999 })
  expect(asked('bytes=5-', '"abd"')).toBeUndefined()
  expect(asked('bytes=5-', 'W/"abc"')).toBeUndefined()
  expect(asked('bytes=5-', 'Sun, 15 Nov 2026 12:00:00 GMT')).toBeUndefined()
})
