import { and, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings as bookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { notifyCandidates } from './notifying/notify-candidates.ts'
import { notifyWaiting } from './notifying/notify-waiting.ts'

/**
 * Ends invitations not answered before the deadline or before the last offered time began. An invitation with a wish
 * for another time waits for the organization, and lapses only with its last time. Each batch is its own transaction:
 * after a crash the next run continues.
 */
export async function lapseInvitations(_: object = {}, atOnce = 500) {
  while ((await database().transaction((tx) => lapseSome(tx, atOnce))) === atOnce);
}

async function lapseSome(tx: Transaction, atOnce: number): Promise<number> {
  const due = await tx
    .select({ id: invitations.id, applicationId: invitations.applicationId })
    .from(invitations)
    .where(isOver)
    .orderBy(invitations.id)
    .limit(atOnce)
  if (due.length === 0) return 0
  const applicationIds = due.map(({ applicationId }) => applicationId)
  await lockApplications(tx, sql`${applications.id} = any(${uuids(applicationIds)})`)
  // Checked again under the lock: a candidate may have answered just before.
  const lapsed = await tx
    .update(invitations)
    .set({ status: 'Lapsed' })
    .where(and(sql`${invitations.id} = any(${uuids(due.map(({ id }) => id))})`, isOver))
    .returning({ id: invitations.id, applicationId: invitations.applicationId })
  await freeKeptSeats(
    tx,
    lapsed.map(({ id }) => id),
  )
  const theirs = lapsed.map(({ applicationId }) => applicationId)
  await updatePendingAction(tx, theirs)
  await addHistory(tx, {}, { applicationIds: theirs, event: 'interviewLapsed' })
  await notifyCandidates(
    tx,
    lapsed.map(({ id }) => id),
    { event: 'interviewLapsed' },
  )
  return due.length
}

/**
 * Frees seats of fixed times that have not begun; if the time has begun, the candidate stays on the schedule of the
 * day.
 */
async function freeKeptSeats(tx: Transaction, invitationIds: readonly string[]) {
  const { rows } = await tx.execute<{ slot_id: string }>(sql`
    delete from ${bookings} using ${slots}
    where ${bookings.invitationId} = any(${uuids(invitationIds)}) and ${slots.id} = ${bookings.slotId} and ${slots.startsAt} > now()
    returning ${bookings.slotId}`)
  await notifyWaiting(tx, [...new Set(rows.map(({ slot_id }) => slot_id))])
}

const isOver = sql`(${invitations.status} in ('Pending', 'RescheduleRequested') and (
  (${invitations.status} = 'Pending' and ${invitations.answerBy} <= now())
  or not exists (
    select from ${offeredSlots} as offered join ${slots} as slot on slot.id = offered.slot_id
    where offered.offer_id = ${invitations}.offer_id and slot.starts_at > now())))`
