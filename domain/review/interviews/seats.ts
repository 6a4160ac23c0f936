import { sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedOn, preparedSql } from '#database/prepared-on.ts'
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
  const locked = await lockingOn(tx).execute({ slotIds: before === undefined ? [slot.id] : [slot.id, before] })
  // The organization may have deleted the slot or changed its seats just before.
  const now = locked.find(({ id }) => id === slot.id)
  if (!now) throw problem('interviews.slotTaken')
  await freeSeat(tx, invitation.id)
  const wanted = { slotId: slot.id, seats: now.seats, invitationId: invitation.id }
  const { rowCount } = await bookingOn(tx).execute(wanted)
  if (rowCount === 0) throw problem('interviews.slotTaken')
}

export const freeSeat = (tx: Transaction, invitationId: string) => freeingOn(tx).execute({ invitationId })

const lockingOn = preparedOn((tx) =>
  tx
    .select({ id: interviewSlots.id, seats: interviewSlots.seats })
    .from(interviewSlots)
    .where(sql`${interviewSlots.id} = any(${sql.placeholder('slotIds')}::uuid[])`)
    .orderBy(interviewSlots.id)
    .for('no key update')
    .prepare('lock_interview_slots'),
)

/** Books the first free seat. */
const bookingOn = preparedSql(
  'book_interview_seat',
  sql`insert into ${interviewBookings} (slot_id, seat, invitation_id)
    select ${sql.placeholder('slotId')}::uuid, min(seat), ${sql.placeholder('invitationId')}::uuid
    from generate_series(0, ${sql.placeholder('seats')}::int - 1) as seat
    where not exists (
      select from ${interviewBookings} as taken
      where taken.slot_id = ${sql.placeholder('slotId')}::uuid and taken.seat = seat.seat
    )
    having min(seat) is not null`,
)

const freeingOn = preparedSql(
  'free_interview_seat',
  sql`delete from ${interviewBookings} where ${interviewBookings.invitationId} = ${sql.placeholder('invitationId')}`,
)
