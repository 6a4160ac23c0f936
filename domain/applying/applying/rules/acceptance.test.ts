import { expect, test } from 'vitest'
import { acceptanceFor, acceptanceOf } from './acceptance.ts'

const [opensAt, closesAt] = [new Date('2026-11-01T09:00:00Z'), new Date('2026-11-30T20:59:59Z')]
const form = { state: 'Published', opensAt, closesAt, closedBecause: null, closedAt: null, suspendedAt: null } as const
const after = (ms: number) => new Date(closesAt.getTime() + ms)
const inTime = { createdAt: after(-1) }

test.each([
  ['a second before it opens', new Date(opensAt.getTime() - 1), 'notOpenYet'],
  ['in the moment it opens', opensAt, 'open'],
  ['a millisecond before the deadline', after(-1), 'open'],
  ['at the deadline', after(0), 'closed'],
  ['within the grace', after(59_999), 'closed'],
] as const)('somebody may begin or not: %s', (_, at, acceptance) => {
  expect(acceptanceOf(form, at)).toBe(acceptance)
})

test.each([
  [-1, 'open'],
  [0, 'open'],
  [1, 'open'],
  [59_999, 'open'],
  [60_000, 'closed'],
  [60_001, 'closed'],
] as const)('what was begun in time counts or not: %i ms after the deadline', (ms, acceptance) => {
  expect(acceptanceFor(inTime, form, after(ms))).toBe(acceptance)
  // Whether or not the job that closes forms has run by then.
  const closed = { ...form, state: 'Closed', closedBecause: 'deadline', closedAt: closesAt } as const
  expect(acceptanceFor(inTime, closed, after(ms))).toBe(acceptance)
})

test.each([
  [0, -1, 'open'],
  [0, 0, 'closed'],
  [5, 6, 'closed'],
] as const)('begun %i ms after the deadline there is no grace: %i ms', (begun, ms, acceptance) => {
  expect(acceptanceFor({ createdAt: after(begun) }, form, after(ms))).toBe(acceptance)
})

test.each([
  [-1, 'open'],
  [0, 'closed'],
  [1, 'closed'],
] as const)('closed by hand, what had arrived before counts, without any grace: %i ms', (ms, acceptance) => {
  const closedAt = after(-3_600_000)
  const closed = { ...form, state: 'Closed', closedBecause: 'hand', closedAt } as const
  const at = new Date(closedAt.getTime() + ms)
  expect(acceptanceFor({ createdAt: after(-9e6) }, closed, at)).toBe(acceptance)
  expect(acceptanceOf(closed, at)).toBe('closed')
})

test('a full form is closed at once, an archived one too, and without a deadline only members close it', () => {
  const full = { ...form, state: 'Closed', closedBecause: 'quota', closedAt: after(-9) } as const
  expect(acceptanceFor(inTime, full, after(-10))).toBe('full')
  expect(acceptanceFor(inTime, { ...form, state: 'Archived' }, after(-10))).toBe('closed')
  expect(acceptanceFor(inTime, { ...form, closesAt: null }, after(9e9))).toBe('open')
})
