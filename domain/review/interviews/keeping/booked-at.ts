import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewBookings, interviewInvitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

/** The invitations with a seat at these times. The caller must hold the times locked, or the result may change. */
export const bookedAt = (tx: Transaction, slotIds: readonly string[]) =>
  tx
    .select({ invitationId: interviewInvitations.id, applicationId: interviewInvitations.applicationId })
    .from(interviewBookings)
    .innerJoin(interviewInvitations, eq(interviewInvitations.id, interviewBookings.invitationId))
    .where(sql`${interviewBookings.slotId} = any(${uuids(slotIds)})`)
    .orderBy(asc(interviewInvitations.id))
