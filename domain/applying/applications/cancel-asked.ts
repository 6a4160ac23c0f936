import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidates } from '#database/schema/candidates.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { lockApplications } from '../../ground/locks/lock-applications.ts'

/**
 * Cancels pending requests to candidates: documents, bank details, and interviews that have not begun. The caller has
 * locked the applications, and gives the credits back at the end (`returnUnanswered`).
 */
export async function cancelAsked(tx: Transaction, applicationIds: readonly string[]): Promise<CancelledDocuments> {
  await tx
    .update(bankInfos)
    .set({ status: 'Cancelled' })
    .where(and(sql`${bankInfos.applicationId} = any(${uuids(applicationIds)})`, eq(bankInfos.status, 'Open')))
  await cancelInterviews(tx, applicationIds)
  return cancelDocuments(tx, applicationIds)
}

const cancelDocuments = (tx: Transaction, applicationIds: readonly string[]) =>
  tx
    .update(documentRequests)
    .set({ status: 'Cancelled', version: sql`${documentRequests.version} + 1` })
    .where(
      and(
        sql`${documentRequests.applicationId} = any(${uuids(applicationIds)})`,
        inArray(documentRequests.status, ['Open', 'Refused']),
      ),
    )
    .returning({
      applicationId: documentRequests.applicationId,
      companyId: documentRequests.companyId,
      uploadedAt: documentRequests.uploadedAt,
    })

type CancelledDocuments = Awaited<ReturnType<typeof cancelDocuments>>

async function cancelInterviews(tx: Transaction, applicationIds: readonly string[]) {
  const begun = tx
    .select({ one: sql`1` })
    .from(interviewBookings)
    .innerJoin(interviewSlots, eq(interviewSlots.id, interviewBookings.slotId))
    .where(and(eq(interviewBookings.invitationId, interviewInvitations.id), lte(interviewSlots.startsAt, sql`now()`)))
  const cancelled = await tx
    .update(interviewInvitations)
    .set({ status: 'Cancelled' })
    .where(
      and(
        sql`${interviewInvitations.applicationId} = any(${uuids(applicationIds)})`,
        inArray(interviewInvitations.status, ['Pending', 'Accepted', 'RescheduleRequested']),
        notExists(begun),
      ),
    )
    .returning({ id: interviewInvitations.id })
  if (cancelled.length === 0) return
  // Frees the seats.
  const invitationIds = cancelled.map(({ id }) => id)
  const freed = await tx
    .delete(interviewBookings)
    .where(inArray(interviewBookings.invitationId, invitationIds))
    .returning({ slotId: interviewBookings.slotId })
  // Calendars are updated by a job.
  if (freed.length > 0)
    await enqueue(tx, jobs.notifyWithdrawn, { invitationIds, slotIds: freed.map(({ slotId }) => slotId) })
}

/** Locks all applications of an account, and cancels their pending requests. */
export async function cancelAskedOf(tx: Transaction, accountId: string) {
  const theirs = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(eq(candidates.accountId, accountId))
  const applicationIds = await lockApplications(tx, inArray(applications.id, theirs))
  return { applicationIds, documents: await cancelAsked(tx, applicationIds) }
}

/**
 * Gives the credits back for requested documents that were never sent: they cost nothing, whichever side cancels. Lock
 * order: last in the transaction, and organizations in the order of their ids, so that two of these never deadlock.
 */
export async function returnUnanswered(tx: Transaction, cancelled: CancelledDocuments) {
  const unanswered = cancelled.filter(({ uploadedAt }) => uploadedAt === null)
  for (const companyId of [...new Set(unanswered.map((one) => one.companyId))].sort()) {
    const theirs = unanswered.filter((one) => one.companyId === companyId)
    const [first] = theirs
    // Closing an account may cancel several applications to one organization.
    const isOne = theirs.every(({ applicationId }) => applicationId === first?.applicationId)
    const about = first && isOne ? ({ kind: 'application', id: first.applicationId } as const) : undefined
    await returnCredits(tx, companyId, 'document', theirs.length, { about })
  }
}
