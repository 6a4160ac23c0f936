import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestUnit, relativeTime } from './relative-time.ts'

const now = '2026-11-15T12:00:00Z'

test.each([
  ['2024-11-15T12:00:00Z', '2 yıl önce', '2 years ago'],
  ['2025-11-15T12:00:00Z', '1 yıl önce', '1 year ago'],
  ['2025-11-15T12:00:01Z', '11 ay önce', '11 months ago'],
  ['2026-10-15T12:00:00Z', '1 ay önce', '1 month ago'],
  ['2026-11-02T12:00:00Z', '1 hafta önce', '1 week ago'],
  ['2026-11-01T12:00:00Z', '2 hafta önce', '2 weeks ago'],
  ['2026-11-14T06:00:00Z', '1 gün önce', '1 day ago'],
  ['2026-11-15T10:30:00Z', '1 saat önce', '1 hour ago'],
  ['2026-11-15T11:59:00Z', '1 dakika önce', '1 minute ago'],
  ['2026-11-15T11:59:01Z', '59 saniye önce', '59 seconds ago'],
  ['2026-11-15T12:00:00.900Z', 'şimdi', 'now'],
  ['2026-11-15T11:59:59.100Z', 'şimdi', 'now'],
  ['2026-11-15T12:00:01Z', '1 saniye sonra', 'in 1 second'],
  ['2026-11-15T14:59:59Z', '2 saat sonra', 'in 2 hours'],
  ['2026-11-18T12:00:00Z', '3 gün sonra', 'in 3 days'],
  ['2028-01-01T00:00:00Z', '1 yıl sonra', 'in 1 year'],
])('%s is %s, %s', (moment, turkish, english) => {
  expect(relativeTime(moment, 'tr', now)).toBe(turkish)
  expect(relativeTime(moment, 'en', now)).toBe(english)
})

test('what cannot be read is Hatalı format!', () => {
  expect(relativeTime('dün', 'tr', now)).toBe('Hatalı format!')
  expect(relativeTime('', 'en', now)).toBe('Hatalı format!')
  expect(relativeTime(now, 'tr', 'x')).toBe('Hatalı format!')
})

test('the unit is the largest of which at least one has passed', () => {
  const seconds = { year: 31536000, month: 2628000, week: 604800, day: 86400, hour: 3600, minute: 60, second: 1 }
  fc.assert(
    fc.property(fc.integer({ min: -5e9, max: 5e9 }), (distance) => {
      const { value, unit } = largestUnit(distance * 1000)
      const larger = Object.values(seconds).filter((length) => length > seconds[unit])
      expect(larger.every((length) => Math.abs(distance) < length)).toBe(true)
      expect(Math.abs(value)).toBe(Math.floor(Math.abs(distance) / seconds[unit]))
      expect(value === 0 || Math.sign(value) === Math.sign(distance)).toBe(true)
    }),
  )
})
