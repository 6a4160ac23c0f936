import { expect, test } from 'vitest'
import { expiryOf, lastDay } from './expiry.ts'

// In Istanbul it is already the 15th.
const now = new Date('2026-11-14T22:30:00Z')

test.each([
  [null, 'unknown'],
  ['2026-11-14', 'expired'],
  ['2026-11-15', 'soon'],
  ['2026-12-15', 'soon'],
  ['2026-12-16', 'valid'],
])('a document good until %s is %s', (expiresOn, expected) => {
  expect(expiryOf(expiresOn, now)).toBe(expected)
})

test.each([
  [{ issuedOn: '2026-01-31' }, 1, '2026-02-28'],
  [{ issuedOn: '2024-01-31' }, 1, '2024-02-29'],
  [{ issuedOn: '2026-11-15' }, 6, '2027-05-15'],
  [{ issuedOn: '2026-11-15' }, null, null],
  [{ issuedOn: null }, 6, null],
  [{ issuedOn: '2026-11-15', expiresOn: '2026-11-20' }, 6, '2026-11-20'],
  [{ expiresOn: '2026-11-20' }, null, '2026-11-20'],
])('%j of a type that lasts %j months: until %j', (dates, months, expected) => {
  expect(lastDay(dates, months)).toBe(expected)
})
