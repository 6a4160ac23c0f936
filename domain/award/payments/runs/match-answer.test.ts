import { expect, test } from 'vitest'
import { matchAnswer } from './match-answer.ts'

const reference = 'K0003-00001'
const sent = [{ paymentId: 'one', applicationId: 'of', reference, amountMinor: 200_000, status: 'Sent' }] as const
const paid = (line: number, amountMinor: number | null) =>
  ({ line, text: `${line}`, reference, outcome: 'Paid', reason: '', amountMinor }) as const

test('two lines about one payment count only if they agree, also on the amount', () => {
  expect(matchAnswer([paid(1, 200_000), paid(2, null)], sent, 'byWord')).toMatchObject({ paid: [{ paymentId: 'one' }] })
  expect(matchAnswer([paid(1, 200_000), paid(2, 999_900)], sent, 'byWord')).toMatchObject({
    paid: [],
    wrongAmount: [{ foundMinor: 999_900, expectedMinor: 200_000 }],
  })
})
