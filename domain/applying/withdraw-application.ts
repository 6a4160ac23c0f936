import { and, eq, inArray } from 'drizzle-orm'
import type { Application, withdrawApplication as call } from '#contract/applying/applications.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { interviewBookings, interviewInvitations } from '#database/schema/interviews.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { cancelDocumentRequests, returnUnanswered } from '#domain/applications/cancel-document-requests.ts'
import { lockApplication } from '#domain/applications/own-application.ts'
import { canWithdraw, describeApplication } from './following/describe-application.ts'

/** Withdraws an application whose result is not published yet, and closes the organization's open requests to it. */
export async function withdrawApplication(caller: Caller, input: Input<typeof call>): Promise<Application> {
  await database().transaction(async (tx) => {
    const { application } = await lockApplication(tx, input)
    if (application.status === 'Withdrawn') return
    if (!canWithdraw(application)) throw problem('applications.wrongState')
    const { id } = application
    await tx
      .update(applications)
      .set({ status: 'Withdrawn', action: 'None', withdrawnAt: new Date() })
      .where(eq(applications.id, id))
    const cancelled = await cancelDocumentRequests(tx, [id])
    await cancelTheRest(tx, id)
    const detail = input.reason === '' ? {} : { reason: input.reason }
    await addHistory(tx, caller, { applicationIds: [id], event: 'withdrawn', detail })
    await returnUnanswered(tx, cancelled)
  })
  return describeApplication(caller, input)
}

/** Closes the open requests for bank details, and the invitations to interviews. */
async function cancelTheRest(tx: Transaction, applicationId: string) {
  await tx
    .update(bankInfos)
    .set({ status: 'Cancelled' })
    .where(and(eq(bankInfos.applicationId, applicationId), eq(bankInfos.status, 'Open')))
  const cancelled = await tx
    .update(interviewInvitations)
    .set({ status: 'Cancelled' })
    .where(
      and(
        eq(interviewInvitations.applicationId, applicationId),
        inArray(interviewInvitations.status, ['Pending', 'Accepted', 'RescheduleRequested']),
      ),
    )
    .returning({ id: interviewInvitations.id })
  if (cancelled.length === 0) return
  // The seat is free for somebody else.
  const ids = cancelled.map(({ id }) => id)
  await tx.delete(interviewBookings).where(inArray(interviewBookings.invitationId, ids))
}
