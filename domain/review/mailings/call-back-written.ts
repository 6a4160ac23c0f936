import { and, eq, isNull, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import type { UndoWay } from '#domain/review/acts/undo-ways.ts'
import { stopDeliveries } from './delivering/give-up-the-rest.ts'

/**
 * Undoes an act that wrote messages while they are held: candidates get nothing, and all credits return. A form whose message
 * was called back before, or is being sent, stays as it is.
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
    // One for each form.
    for (const mailing of await lockHeld(tx, actId)) {
      await tx.update(mailings).set({ state: 'calledBack', carriedUntil: null }).where(eq(mailings.id, mailing.id))
      await stopDeliveries(tx, mailing, accountId)
    }
  },
}

/** Before the applications, in the order of the worker that releases them: exactly one of the two wins. */
const lockHeld = (tx: Transaction, actId: string) =>
  tx
    .select({ id: mailings.id, companyId: mailings.companyId })
    .from(mailings)
    // Of the few that have not ended, which have an index.
    .where(and(eq(mailings.actId, actId), isNull(mailings.asks), eq(mailings.state, 'held'), isNull(mailings.endedAt)))
    .orderBy(mailings.id)
    .for('update')
