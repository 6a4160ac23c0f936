import { expect, test } from 'vitest'
import { countRequest, recentRequests } from './recent-requests.ts'

test('an hour of requests is counted, and what is older is not', () => {
  const now = Date.UTC(2026, 10, 17, 12)
  const ago = (minutes: number) => now - minutes * 60_000
  countRequest(200, 1000, ago(61))
  countRequest(200, 10, ago(59))
  countRequest(503, 30, ago(1))
  expect(recentRequests(now)).toEqual({ minutes: 60, answered: 2, failed: 1, averageMs: 20 })
  countRequest(404, 20, now)
  expect(recentRequests(now)).toEqual({ minutes: 60, answered: 3, failed: 1, averageMs: 20 })
  expect(recentRequests(now + 2 * 60 * 60_000)).toEqual({ minutes: 60, answered: 0, failed: 0, averageMs: null })
})
