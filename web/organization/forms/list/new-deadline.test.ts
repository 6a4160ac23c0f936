import { expect, test } from 'vitest'
import { notLaterThan, proposedDeadline } from './new-deadline.ts'

const now = Date.parse('2026-11-16T09:00:00Z')
const [inJune, lastWeek] = ['2027-06-01T20:59:00.000Z', '2026-11-09T20:59:00.000Z']

test('more time is counted from the present deadline, and from today where that has passed or was never set', () => {
  expect(proposedDeadline({ state: 'Published', closesAt: inJune }, now)).toBe('2027-06-15T20:59:00.000Z')
  for (const closesAt of [lastWeek, null])
    expect(proposedDeadline({ state: 'Closed', closesAt }, now)).toBe('2026-11-30T20:59:00.000Z')
})

test('an earlier day is refused with what it has to be later than', () => {
  const open = { state: 'Published', closesAt: inJune } as const
  expect(notLaterThan(open, '2026-11-30T20:59:00.000Z', now)).toBe(inJune)
  expect(notLaterThan(open, inJune, now)).toBe(inJune)
  expect(notLaterThan(open, '2027-06-01T21:00:00.000Z', now)).toBeUndefined()
})

test('a closed form may open again until its own deadline, but never in the past', () => {
  expect(notLaterThan({ state: 'Closed', closesAt: inJune }, inJune, now)).toBeUndefined()
  expect(notLaterThan({ state: 'Closed', closesAt: lastWeek }, '2026-11-16T08:59:00Z', now)).toBe(
    new Date(now).toISOString(),
  )
  expect(notLaterThan({ state: 'Closed', closesAt: lastWeek }, '2026-11-17T08:59:00Z', now)).toBeUndefined()
})
