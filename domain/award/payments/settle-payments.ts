import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { PaymentRefusal } from '#contract/payments/payment-target.ts'
import type { settlePayments as call } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import { companies } from '#database/schema/companies.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { actOnPayments } from './act-on-payments.ts'
import { markSettled } from './mark-settled.ts'
import { notifyOfPayments } from './notify-of-payments.ts'

/**
 * Records by hand whether payments were paid or returned. A payment never sent to the bank may have been paid
 * otherwise.
 */
export function settlePayments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { outcome, reason = '' } = input
  const today = istanbulDay(new Date())
  const on = input.on ?? today
  if (on > today) throw problem('payments.paidInFuture')
  const isPaid = outcome === 'Paid'
  return actOnPayments(caller, input, {
    refusal: isPaid ? notPayable : notReturnable,
    history: { event: isPaid ? 'paymentPaid' : 'paymentReturned', visible: true },
    async apply(tx, { paymentIds, applicationIds }) {
      const settled = paymentIds.map((paymentId) => ({ paymentId, reason: isPaid ? '' : reason }))
      await markSettled(tx, settled, { outcome, on })
      await notifyOfPayments(tx, applicationIds, isPaid ? 'paymentPaid' : 'paymentReturned')
    },
  })
}

const notPayable = sql<PaymentRefusal | null>`case
  when ${payments.status} = 'Paid' then 'unchanged'
  when ${payments.status} = 'Sent' then null
  when ${payments.status} not in ('Planned', 'Approved') then 'wrongStatus'
  when ${payments.heldBecause} = 'noBankAccount' then 'noBankAccount'
  when ${payments.heldBecause} is not null then 'held'
  when ${payments.status} = 'Planned' and ${companies.approvesPayments} then 'approvalNeeded' end`

/** Banks return payments that were sent to them, even days after reporting them as paid. */
const notReturnable = sql<PaymentRefusal | null>`case
  when ${payments.status} = 'Returned' then 'unchanged'
  when ${payments.status} not in ('Sent', 'Paid') or ${payments.runId} is null then 'wrongStatus' end`
