import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { PaymentRefusal } from '#contract/payments/payment-target.ts'
import type { approvePayments as call } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { actOnPayments } from './act-on-payments.ts'

/** The four-eyes rule: members cannot approve payments that they planned or changed last. */
export function approvePayments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  const { seenSums, dryRun } = input
  return actOnPayments(caller, input, {
    refusal: sql<PaymentRefusal | null>`case
      when ${payments.status} = 'Approved' then 'unchanged'
      when ${payments.status} <> 'Planned' then 'wrongStatus'
      when ${payments.plannedBy} = ${accountId}::uuid then 'ownPlan' end`,
    history: { event: 'paymentApproved', visible: false },
    check({ sums }) {
      if (seenSums && !dryRun && !haveSameSums(sums, seenSums)) throw problem('payments.sumsChanged')
    },
    apply: (tx, { paymentIds }) =>
      tx.execute(sql`
        update ${payments} set status = 'Approved', approved_by = ${accountId}::uuid, approved_at = now(),
          version = ${payments.version} + 1
        where ${payments.id} = any(${uuids(paymentIds)})`),
  })
}

type Sums = Output<typeof call>['sums']

const haveSameSums = (now: Sums, seen: Sums) =>
  now.length === seen.length &&
  now.every(({ currency, minor }) => seen.some((one) => one.currency === currency && one.minor === minor))
