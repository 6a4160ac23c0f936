import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { type Asks, deliveries, mailings } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import type { UndoWay } from '#domain/review/acts/undo-rules.ts'
import { takenBackEvent } from '../openers.ts'
import { endMailing } from './end-mailing.ts'

// Held requests and invitations: which applications they are for, and how to call them back.

/**
 * SQL over `applications`: whether a held request of this kind is for the application; `which` is a condition on
 * `asks`.
 */
export const isHeldFor = (kind: Asks['kind'], which: SQL = sql`true`) => sql`exists (
  select from ${deliveries} join ${mailings} on ${mailings.id} = ${deliveries.mailingId}
  where ${deliveries.applicationId} = ${applications.id} and ${deliveries.state} = 'waiting'
    and ${mailings.asks} ->> 'kind' = ${kind} and ${which})`

/**
 * SQL: whether a held request for missing things includes one; `which` is a condition on the `detail` of its history
 * entry.
 */
export const isHeldAsMissing = (which: SQL) =>
  isHeldFor(
    'missing',
    sql`exists (
      select from ${applicationHistory}
      where ${applicationHistory.actId} = ${mailings.actId} and ${applicationHistory.applicationId} = ${applications.id}
        and ${which})`,
  )

/** How many document credits an act spent on these applications, from its history entries. */
export async function documentsPaid(
  tx: Transaction,
  actId: string,
  applicationIds: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce(sum(case when event = 'documentRequested' then 1 else jsonb_array_length(coalesce(detail -> 'documents', detail -> 'documentTypeIds')) end), 0)::int
      as count
    from ${applicationHistory}
    where act_id = ${actId}::uuid and application_id = any(${uuids(applicationIds)})
      and event in ('documentRequested', 'missingRequested')`)
  return rows[0]?.count ?? 0
}

const isHeldAct = (actId: string) =>
  and(eq(mailings.actId, actId), isNotNull(mailings.asks), eq(mailings.state, 'held'))

/** Whether an act's requests can still be called back. */
export const isHeld = async (db: Database | Transaction, actId: string) =>
  (await db.$count(mailings, isHeldAct(actId))) > 0

/**
 * Undoes a request while it is held: it is never sent, its credits are refunded, and candidates do not see it. Lock
 * order: the mailing before the applications, like the worker that releases it, so exactly one of the two succeeds.
 */
export const callingBack = (kind: Asks['kind']): UndoWay => ({
  event: takenBackEvent[kind],
  async hold(tx, { actId }) {
    const [held] = await tx.select({ id: mailings.id }).from(mailings).where(isHeldAct(actId)).for('update')
    if (!held) throw problem('acts.notUndoable')
  },
  isChangedSince: () => sql`false`,
  detail: (written) => sql`${written} || '{"because": "calledBack"}'::jsonb`,
  visible: () => false,
  async apply(tx, actId, _, accountId) {
    const [mailing] = await tx
      .update(mailings)
      .set({ state: 'calledBack' })
      .where(isHeldAct(actId))
      .returning({ id: mailings.id, companyId: mailings.companyId })
    if (!mailing) throw problem('acts.notUndoable')
    const stopped = await tx
      .update(deliveries)
      .set({ state: 'stopped' })
      .where(and(eq(deliveries.mailingId, mailing.id), eq(deliveries.state, 'waiting')))
      .returning({ id: deliveries.applicationId })
    await endMailing(tx, mailing.id)
    const cause = { about: { kind: 'act', id: actId }, accountId } as const
    const ids = stopped.flatMap(({ id }) => id ?? [])
    await returnCredits(tx, mailing.companyId, 'document', await documentsPaid(tx, actId, ids), cause)
  },
})
