import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { ActKind } from '#contract/fields/application-events.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { notifications } from '#database/schema/notifications.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import type { Act } from './run-act.ts'
import type { UndoWay } from './undo-rules.ts'

/** Builds the act that undoes another act, with the undo rules of its kind. */
export function undoing(
  caller: Caller,
  { actId, kind }: { readonly actId: string; readonly kind: ActKind },
  way: UndoWay,
): Act {
  const written = sql`(select detail from ${applicationHistory} as written
    where written.act_id = ${actId}::uuid and written.application_id = ${applications.id})`
  return {
    kind: 'undo',
    detail: { actId, kind },
    refusal: sql`coalesce(${way.refusal?.(actId) ?? sql`null`}, case
      when ${way.isPublished ?? false} then 'published'
      when ${way.isChangedSince(actId, written)} then 'changedSince' end)`,
    history: { event: way.event, visible: way.visible(written), detail: way.detail(written) },
    async apply(tx, changed) {
      await markUndone(tx, actId, signedIn(caller).accountId)
      await way.apply(tx, actId, changed.applicationIds, changed.accountId)
      await tx.delete(notifications).where(and(eq(notifications.actId, actId), isNull(notifications.readAt)))
    },
  }
}

/** Finds an act of the organization that can still be undone, with the applications that it changed. */
export async function actToUndo(which: SQL | undefined, actId: string) {
  const [act] = await database()
    .select({ kind: acts.kind, undoneAt: acts.undoneAt })
    .from(acts)
    .where(and(eq(acts.id, actId), which))
  if (!act) throw problem('acts.notFound')
  const rows = await database()
    .select({ applicationId: applicationHistory.applicationId })
    .from(applicationHistory)
    .where(eq(applicationHistory.actId, actId))
  if (act.undoneAt || rows.length === 0) throw problem('acts.notUndoable')
  return { kind: act.kind, applicationIds: rows.map(({ applicationId }) => applicationId) }
}

/** Marks the act as undone; of two simultaneous requests only one succeeds. */
async function markUndone(tx: Transaction, actId: string, undoneBy: string) {
  const { rowCount } = await tx
    .update(acts)
    .set({ undoneAt: new Date(), undoneBy })
    .where(and(eq(acts.id, actId), isNull(acts.undoneAt)))
  if (rowCount === 0) throw problem('acts.notUndoable')
}
