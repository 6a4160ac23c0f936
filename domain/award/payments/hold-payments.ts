import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { PaymentRefusal } from '#contract/payments/payment-target.ts'
import type { holdPayments as call } from '#contract/payments/payments.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { actOnPayments } from './act-on-payments.ts'

/** Holds payments by hand, or releases them; other reasons to hold them remain. */
export function holdPayments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { held, note } = input
  return actOnPayments(caller, input, {
    refusal: sql<PaymentRefusal | null>`case
      when ${payments.status} not in ('Planned', 'Approved') then 'wrongStatus'
      when ${payments.heldByHand} = ${held} and ${payments.holdNote} = ${held ? note : ''} then 'unchanged' end`,
    history: { event: held ? 'paymentHeld' : 'paymentReleased', visible: false, facts: { reason: note } },
    async apply(tx, { paymentIds, applicationIds }) {
      await tx.execute(sql`
        update ${payments} set held_by_hand = ${held}, hold_note = ${held ? note : ''}, version = ${payments.version} + 1
        where ${payments.id} = any(${uuids(paymentIds)})`)
      await updateHolds(tx, applicationIds)
    },
  })
}
