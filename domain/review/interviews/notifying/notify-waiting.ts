import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { notifyCandidates } from './notify-candidates.ts'

/**
 * Notifies candidates who may choose one of these times, at which seats have just become free, unless another of their
 * times has a free seat: they found all others taken.
 */
export async function notifyWaiting(tx: Transaction, slotIds: readonly string[]) {
  if (slotIds.length === 0) return
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${invitations.id} from ${invitations}
    where ${invitations.status} = 'Pending' and coalesce(${invitations.answerBy} > now(), true)
      and ${invitations.offerId} in (
        select offered.offer_id from ${offeredSlots} as offered join ${slots} as slot on slot.id = offered.slot_id
        where slot.id = any(${uuids(slotIds)}) and slot.starts_at > now() and slot.seats > slot.taken)
      and not exists (select from ${interviewBookings} where ${interviewBookings.invitationId} = ${invitations.id})
      and not exists (
        select from ${offeredSlots} as offered join ${slots} as slot on slot.id = offered.slot_id
        where offered.offer_id = ${invitations.offerId} and slot.id <> all(${uuids(slotIds)}) and slot.starts_at > now()
          and slot.seats > slot.taken)
    order by ${invitations.id}`)
  await notifyCandidates(
    tx,
    rows.map(({ id }) => id),
    { event: 'interviewSeatFreed' },
  )
}
