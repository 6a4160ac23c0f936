import type { listBankInfos } from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import type { Payment } from '#contract/payments/payments.ts'

type Account = Output<typeof listBankInfos>['items'][number]

/** The last payment that went to the bank or was marked as paid, if it came back. */
export function lastReturned(payments: readonly Payment[]): Payment | undefined {
  const last = payments
    .filter(({ status }) => status === 'Sent' || status === 'Paid' || status === 'Returned')
    .toSorted((one, other) => Number(madeOn(one)) - Number(madeOn(other)) || (one.dueOn < other.dueOn ? -1 : 1))
    .at(-1)
  return last?.status === 'Returned' ? last : undefined
}

/** The account was given before the payment went to the bank, and so is the one that it came back from. */
export const isUnchangedSince = ({ givenAt }: Account, payment: Payment): boolean =>
  givenAt !== null && payment.sentAt !== null && new Date(givenAt) <= madeOn(payment)

const madeOn = ({ sentAt, paidOn }: Payment) => new Date(sentAt ?? paidOn ?? 0)
