import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { type Asks, deliveries, mailings } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import type { UndoWay } from '#domain/review/acts/undo-ways.ts'
import { endMailing } from './delivering/end-mailing.ts'
import { takenBackEvent } from './openers.ts'

// Requests and invitations while they are held: whom they are for, and how they are called back.

/** Whether an application is asked by something that is still held: SQL over `applications`; `which` is over `asks`. */
export const isHeldFor = (kind: Asks['kind'], which: SQL = sql`true`) => sql`exists (
  select from ${deliveries} join ${mailings} on ${mailings.id} = ${deliveries.mailingId}
  where ${deliveries.applicationId} = ${applications.id} and ${deliveries.state} = 'waiting'
    and ${mailings.asks} ->> 'kind' = ${kind} and ${which})`

/** Whether a held request for what is missing asks for this: `which` is over the `detail` of the history that it wrote. */
export const isHeldAsMissing = (which: SQL) =>
  isHeldFor(
    'missing',
    sql`exists (
      select from ${applicationHistory}
      where ${applicationHistory.actId} = ${mailings.actId} and ${applicationHistory.applicationId} = ${applications.id}
        and ${which})`,
  )

/** How many document credits an act took for these applications, by the history that it wrote. */
export async function documentsPaid(
  tx: Transaction,
  actId: string,
  applicationIds: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce(sum(case when event = 'documentRequested' then 1 else jsonb_array_length(detail -> 'documentTypeIds') end), 0)::int
      as count
    from ${applicationHistory}
    where act_id = ${actId}::uuid and application_id = any(${uuids(applicationIds)})
      and event in ('documentRequested', 'missingRequested')`)
  return rows[0]?.count ?? 0
}

const isHeldAct = (actId: string) =>
  and(eq(mailings.actId, actId), isNotNull(mailings.asks), eq(mailings.state, 'held'))

/** Whether what an act asks can still be called back. */
export const isHeld = async (db: Database | Transaction, actId: string) =>
  (await db.$count(mailings, isHeldAct(actId))) > 0

/**
 * Undoes a request while it is held: it is never sent, its credits are refunded, and candidates do not see it. The mailing is
 * locked before the applications, in the same order as by the worker that releases it, so that exactly one of them wins.
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
