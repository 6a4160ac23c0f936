import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { PaymentRefusal } from '#contract/payments/payment-target.ts'
import type { settlePayments as call } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { uuids } from '#database/uuids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { actOnPayments } from './act-on-payments.ts'
import { tellOfPayments } from './tell-of-payments.ts'

/** Says what became of payments, by hand. What never went to the bank may have been paid in another way. */
export function settlePayments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { outcome, reason = null } = input
  const today = istanbulDay(new Date())
  const on = input.on ?? today
  if (on > today) throw problem('payments.paidInFuture')
  const isPaid = outcome === 'Paid'
  return actOnPayments(caller, input, {
    refusal: isPaid ? notPayable : notReturnable,
    history: { event: isPaid ? 'paymentPaid' : 'paymentReturned', visible: true },
    async apply(tx, { paymentIds, applicationIds }) {
      await markSettled(tx, paymentIds, isPaid ? { outcome: 'Paid', on } : { outcome: 'Returned', reason })
      await tellOfPayments(tx, applicationIds, isPaid ? 'paymentPaid' : 'paymentReturned')
    },
  })
}

const notPayable = sql<PaymentRefusal | null>`case
  when ${payments.status} = 'Paid' then 'unchanged'
  when ${payments.status} = 'Sent' then null
  when ${payments.status} not in ('Planned', 'Approved') then 'wrongStatus'
  when ${payments.heldBecause} is not null then 'held'
  when ${payments.status} = 'Planned' and ${companies.approvesPayments} then 'approvalNeeded' end`

/** A bank sends back what it was sent, also days after it said that it was paid. */
const notReturnable = sql<PaymentRefusal | null>`case
  when ${payments.status} = 'Returned' then 'unchanged'
  when ${payments.status} not in ('Sent', 'Paid') or ${payments.runId} is null then 'wrongStatus' end`

type Outcome =
  | { readonly outcome: 'Paid'; readonly on: string }
  | { readonly outcome: 'Returned'; readonly reason: string | null }

/** Marks payments and their lines in runs, and closes the runs of which nothing is awaited any more. */
async function markSettled(tx: Transaction, paymentIds: readonly string[], settled: Outcome) {
  const ids = uuids(paymentIds)
  const on = settled.outcome === 'Paid' ? settled.on : null
  const reason = settled.outcome === 'Returned' ? settled.reason : null
  await tx.execute(sql`
    update ${payments} set status = ${settled.outcome}, paid_on = ${on}::date, ended_because = ${reason}::text,
      version = ${payments.version} + 1
    where ${payments.id} = any(${ids})`)
  await tx.execute(sql`
    update ${runLines} set outcome = ${settled.outcome}, outcome_note = coalesce(${reason}::text, ''), outcome_at = now()
    where ${runLines.paymentId} = any(${ids})`)
  await tx.execute(sql`
    update ${paymentRuns} set closed_at = now()
    where ${paymentRuns.closedAt} is null
      and ${paymentRuns.id} in (select ${payments.runId} from ${payments} where ${payments.id} = any(${ids}))
      and not exists (select from ${runLines} where ${runLines.runId} = ${paymentRuns.id} and ${runLines.outcome} is null)`)
}
