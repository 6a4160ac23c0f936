import { and, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory, type Doer } from '#domain/applying/applications/add-history.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { setStanding, standingDetail } from './standing.ts'

/**
 * Ends the participation of candidates whose approval was withdrawn and cancels their planned payments. The correction
 * itself notifies them. The caller holds the locks on their applications.
 */
export async function endParticipants(
  tx: Transaction,
  applicationIds: readonly string[],
  reason: string,
  doer: Doer = {},
) {
  const theirs = sql`${participants.applicationId} = any(${uuids(applicationIds)})`
  const rows = await tx
    .select({ id: participants.applicationId })
    .from(participants)
    .where(and(theirs, ne(participants.status, 'Removed')))
    .orderBy(participants.applicationId)
  const ended = rows.map(({ id }) => id)
  if (ended.length === 0) return
  const standing = { status: 'Removed', since: istanbulDay(new Date()), reason } as const
  await addHistory(tx, doer, {
    applicationIds: ended,
    event: 'participantStatusChanged',
    detail: standingDetail(standing),
    visible: false,
  })
  await setStanding(tx, ended, standing)
}
