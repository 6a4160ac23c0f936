import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { readLeaving as call } from '#contract/accounts/candidate-settings.ts'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { heldPlaces } from './held-places.ts'

/** What the caller loses by deleting the account, beside their own data. */
export async function readLeaving(caller: Caller): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  const [places, interviews] = await Promise.all([heldPlaces(database(), accountId), countInterviews(accountId)])
  return {
    places: places.map(({ title, companyName, formType, payments, sums }) => ({
      title,
      companyName,
      formType,
      payments,
      sums: [...sums],
    })),
    interviews,
  }
}

/** Counts booked seats of interviews that have not begun. */
async function countInterviews(accountId: string): Promise<number> {
  const [counted] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(interviewInvitations)
    .innerJoin(candidates, eq(candidates.id, interviewInvitations.candidateId))
    .innerJoin(interviewBookings, eq(interviewBookings.invitationId, interviewInvitations.id))
    .innerJoin(interviewSlots, eq(interviewSlots.id, interviewBookings.slotId))
    .where(
      and(
        eq(candidates.accountId, accountId),
        inArray(interviewInvitations.status, ['Pending', 'Accepted', 'RescheduleRequested']),
        gt(interviewSlots.startsAt, sql`now()`),
      ),
    )
  return counted?.count ?? 0
}
