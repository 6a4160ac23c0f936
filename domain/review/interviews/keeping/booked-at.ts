import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewBookings, interviewInvitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

/** Who has a seat at these times; hold the times locked, so that it stays so. */
export const bookedAt = (tx: Transaction, slotIds: readonly string[]) =>
  tx
    .select({ invitationId: interviewInvitations.id, applicationId: interviewInvitations.applicationId })
    .from(interviewBookings)
    .innerJoin(interviewInvitations, eq(interviewInvitations.id, interviewBookings.invitationId))
    .where(sql`${interviewBookings.slotId} = any(${uuids(slotIds)})`)
    .orderBy(asc(interviewInvitations.id))
