import { sql } from 'drizzle-orm'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'

/** A condition on invitations: the chosen time has begun. */
export const hasBegun = sql<boolean>`exists (
  select from ${interviewBookings} as booked join ${interviewSlots} as slot on slot.id = booked.slot_id
  where booked.invitation_id = ${interviewInvitations}.id and slot.starts_at <= now())`
