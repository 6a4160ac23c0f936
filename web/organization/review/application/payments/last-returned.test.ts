import { expect, test } from 'vitest'
import { isUnchangedSince, lastReturned } from './last-returned.ts'

type Payment = Parameters<typeof isUnchangedSince>[1]
type Account = Parameters<typeof isUnchangedSince>[0]

const payment = (status: Payment['status'], sentAt: string | null, dueOn = '2026-11-15') =>
  ({ status, sentAt, dueOn }) as Payment

const october = '2026-10-15T09:00:00.000Z'
const november = '2026-11-15T09:00:00.000Z'

test('the last payment that went to the bank counts, whatever is planned after it', () => {
  const returned = payment('Returned', november)
  expect(lastReturned([payment('Paid', october), returned, payment('Planned', null, '2026-12-15')])).toBe(returned)
  expect(lastReturned([payment('Returned', october), payment('Paid', november)])).toBeUndefined()
  const byHand = { ...payment('Paid', null), paidOn: '2026-11-20' }
  expect(lastReturned([returned, byHand])).toBeUndefined()
  expect(lastReturned([payment('Planned', null)])).toBeUndefined()
})

test('an account is unchanged unless it was given after the payment had gone', () => {
  const given = (givenAt: string | null) => ({ givenAt }) as Account
  expect(isUnchangedSince(given(october), payment('Returned', november))).toBe(true)
  expect(isUnchangedSince(given(november), payment('Returned', october))).toBe(false)
  expect(isUnchangedSince(given(null), payment('Returned', november))).toBe(false)
})
