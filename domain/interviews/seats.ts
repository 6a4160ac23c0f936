import { eq, inArray, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { interviewBookings, interviewSlots } from '#database/schema/interviews.ts'
import type { InterviewRow, SlotRow } from './interview-rows.ts'

/**
 * Books a seat at one slot and gives up any other. Slots are locked in the order of their ids, so that two candidates
 * who swap cannot deadlock; the primary key of the bookings prevents giving a seat twice.
 */
export async function takeSeat(tx: Transaction, { invitation, slots }: InterviewRow, slot: SlotRow['slot']) {
  const before = slots.find(({ isChosen }) => isChosen)?.slot.id
  if (before === slot.id) return
  if (slot.startsAt <= new Date()) throw problem('interviews.over')
  const locked = await tx
    .select({ id: interviewSlots.id, seats: interviewSlots.seats })
    .from(interviewSlots)
    .where(inArray(interviewSlots.id, before === undefined ? [slot.id] : [slot.id, before]))
    .orderBy(interviewSlots.id)
    .for('no key update')
  // Taken back by the organization a moment ago, or given other seats.
  const now = locked.find(({ id }) => id === slot.id)
  if (!now) throw problem('interviews.slotTaken')
  await freeSeat(tx, invitation.id)
  const { rowCount } = await tx.execute(sql`
    insert into ${interviewBookings} (slot_id, seat, invitation_id)
    select ${slot.id}::uuid, min(seat), ${invitation.id}::uuid from generate_series(0, ${now.seats}::int - 1) as seat
    where not exists (
      select from ${interviewBookings} as taken where taken.slot_id = ${slot.id}::uuid and taken.seat = seat.seat
    )
    having min(seat) is not null
  `)
  if (rowCount === 0) throw problem('interviews.slotTaken')
}

export async function freeSeat(tx: Transaction, invitationId: string) {
  await tx.delete(interviewBookings).where(eq(interviewBookings.invitationId, invitationId))
}
