import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { uuids } from '#database/uuids.ts'
import { returnCredits } from '#domain/subscriptions/return-credits.ts'
import { lockApplications } from './lock-applications.ts'
import { settleAwaited } from './settle-awaited.ts'

/** Cancels the documents that are still asked for. The caller has locked the applications. */
export const cancelDocumentRequests = (tx: Transaction, applicationIds: readonly string[]) =>
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

type Cancelled = Awaited<ReturnType<typeof cancelDocumentRequests>>

/** Locks everything that the owner of an account has applied for, and cancels the documents that are asked for. */
export async function cancelDocumentRequestsTo(tx: Transaction, accountId: string): Promise<Cancelled> {
  const theirs = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(eq(candidates.accountId, accountId))
  const cancelled = await cancelDocumentRequests(tx, await lockApplications(tx, inArray(applications.id, theirs)))
  const changed = new Set(cancelled.map(({ applicationId }) => applicationId))
  if (changed.size > 0) await settleAwaited(tx, [...changed])
  return cancelled
}

/**
 * Gives the credits back for documents of which none ever came: they cost nothing, whoever cancels them. It comes last
 * in the transaction, and takes the organizations in the order of their ids, so that two of these never deadlock.
 */
export async function returnUnanswered(tx: Transaction, cancelled: Cancelled) {
  const unanswered = cancelled.filter(({ uploadedAt }) => uploadedAt === null)
  for (const companyId of [...new Set(unanswered.map((one) => one.companyId))].sort()) {
    const count = unanswered.filter((one) => one.companyId === companyId).length
    await returnCredits(tx, companyId, 'document', count)
  }
}
