import { and, eq, isNull, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import type { UndoWay } from '#domain/review/acts/undo-rules.ts'
import { stopDeliveries } from './delivering/cancel-remaining.ts'

/**
 * Undoes an act that wrote messages while they are held: candidates get nothing, and all credits return. Mailings that
 * were called back before or are being sent stay as they are.
 */
export const callingWrittenBack: UndoWay = {
  event: 'messageCalledBack',
  async hold(tx, { actId }) {
    if ((await lockHeld(tx, actId)).length === 0) throw problem('acts.notUndoable')
  },
  isChangedSince: (actId) => sql`not exists (
    select from ${deliveries} join ${mailings} on ${mailings.id} = ${deliveries.mailingId}
    where ${deliveries.applicationId} = ${applications.id} and ${mailings.actId} = ${actId}::uuid
      and ${mailings.state} = 'held')`,
  detail: (written) => sql`${written} || '{"because": "calledBack"}'::jsonb`,
  visible: () => false,
  async apply(tx, actId, _, accountId) {
    for (const mailing of await lockHeld(tx, actId)) {
      await tx.update(mailings).set({ state: 'calledBack', leasedUntil: null }).where(eq(mailings.id, mailing.id))
      await stopDeliveries(tx, mailing, accountId)
    }
  },
}

/**
 * Lock order: before the applications, like the worker that releases the mailings, so exactly one of the two succeeds.
 */
const lockHeld = (tx: Transaction, actId: string) =>
  tx
    .select({ id: mailings.id, companyId: mailings.companyId })
    .from(mailings)
    // `endedAt is null` uses the partial index on the few unfinished mailings.
    .where(and(eq(mailings.actId, actId), isNull(mailings.asks), eq(mailings.state, 'held'), isNull(mailings.endedAt)))
    .orderBy(mailings.id)
    .for('update')
