import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewBookings, interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyApplicants } from '#domain/notifications/notify.ts'

/** What candidates hear of their interviews. */
type InterviewNews =
  | 'interviewMoved'
  | 'interviewCancelled'
  | 'interviewReopened'
  | 'interviewReoffered'
  | 'interviewWishRefused'
  | 'interviewLapsed'
  | 'interviewSeatFreed'

interface Telling {
  readonly event: InterviewNews
  /** What the organization wrote to it. */
  readonly message?: string
}

/**
 * Tells candidates of their interviews, whatever their number. The event in their calendars has changed with it, so its
 * sequence rises. Call it while the seat is still theirs, also where they lose it: the news says which it was.
 */
export async function tellCandidates(
  tx: Transaction,
  invitationIds: readonly string[],
  { event, message = '' }: Telling,
) {
  if (invitationIds.length === 0) return
  const told = await tx
    .select({ applicationId: invitations.applicationId, formId: invitations.formId })
    .from(invitations)
    .where(sql`${invitations.id} = any(${uuids(invitationIds)})`)
  // Only what stands in calendars: an invitation of somebody who has not chosen may be locked by their choosing.
  await tx
    .update(invitations)
    .set({ sequence: sql`${invitations.sequence} + 1` })
    .where(
      sql`${invitations.id} = any(${uuids(invitationIds)}) and exists (
        select from ${interviewBookings} where ${interviewBookings.invitationId} = ${invitations.id})`,
    )
  for (const [formId, theirs] of Map.groupBy(told, (one) => one.formId)) {
    await notifyApplicants(
      tx,
      theirs.map(({ applicationId }) => applicationId),
      {
        kind: 'interviews',
        event,
        mail: 'now',
        address: '/student-dashboard/interviews',
        values: { ...(await formNames(tx, formId)), message },
      },
    )
  }
}
