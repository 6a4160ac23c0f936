import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { cancelPlanned as call } from '#contract/payments/payments.ts'
import { applications } from '#database/schema/applications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { notifyOfPayments } from './notify-of-payments.ts'

/** Cancels the participants' payments not yet sent to the bank: all of them, or those of one plan. */
export function cancelPlanned(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { ofActId, reason } = input
  const open: SQL = sql`${payments.status} in ('Planned', 'Approved') and
    ${ofActId === undefined ? sql`true` : sql`${payments.actId} = ${ofActId}::uuid`}`
  const theirs = sql`from ${payments} where ${payments.applicationId} = ${applications.id} and ${open}`
  return actOnApplications(caller, input, {
    kind: 'cancelPayments',
    detail: { ...(ofActId !== undefined && { ofActId }) },
    refusal: sql<RefusalReason | null>`case when not exists (select ${theirs}) then 'unchanged' end`,
    history: {
      event: 'paymentCancelled',
      detail: sql`(select jsonb_build_object('label', string_agg(distinct ${payments.label}, ', '),
        'amountMinor', sum(${payments.amountMinor}), 'currency', min(${payments.currency})) ${theirs})`,
    },
    async apply(tx, { applicationIds }) {
      await tx.execute(sql`
        update ${payments} set status = 'Cancelled', held_because = null, cancel_cause = 'byHand',
          ended_because = nullif(${reason}, ''), version = ${payments.version} + 1
        where ${payments.applicationId} = any(${uuids(applicationIds)}) and ${open}`)
      await notifyOfPayments(tx, applicationIds, 'paymentCancelled')
    },
  })
}
