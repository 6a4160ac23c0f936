import { and, eq, sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { hasHeard } from '#domain/ground/notifications/has-heard.ts'
import { happenedSince, type UndoWay } from '#domain/review/acts/undo-rules.ts'
import { notifyOfPayments } from './notify-of-payments.ts'
import { wentToBank } from './went-to-bank.ts'

/**
 * Undoes a plan by cancelling its payments, unless any of them was changed, approved, cancelled or sent since. The
 * history keeps both the plan and its cancellation.
 */
export const planningWay: UndoWay = {
  event: 'paymentCancelled',
  refusal: (actId) => sql`case when exists (
    select from ${payments} where ${payments.applicationId} = ${applications.id} and ${payments.actId} = ${actId}::uuid
      and ${wentToBank}) then 'inPaymentRun' end`,
  isChangedSince: (actId) => sql`(${happenedSince(actId, ['paymentChanged'])} or exists (
    select from ${payments} where ${payments.applicationId} = ${applications.id} and ${payments.actId} = ${actId}::uuid
      and ${payments.status} <> 'Planned'))`,
  detail: (written) => sql`(${written} - 'count' || jsonb_build_object(
    'amountMinor', (${written} ->> 'amountMinor')::bigint * (${written} ->> 'count')::int))`,
  visible: () => sql<boolean>`true`,
  async apply(tx, actId, applicationIds) {
    await tx
      .delete(payments)
      .where(and(sql`${payments.applicationId} = any(${uuids(applicationIds)})`, eq(payments.actId, actId)))
    await notifyOfPayments(tx, applicationIds, 'paymentCancelled', { which: hasHeard(actId) })
  },
}
