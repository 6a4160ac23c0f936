import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { uuids } from '#database/uuids.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'

/**
 * Cancels the term's open requests of these participants; the caller holds the locks on their applications. Returns the
 * number of documents, and how many of them never had a file, whose credits the caller returns last in the transaction.
 */
export async function cancelRequests(tx: Transaction, termId: string, applicationIds: readonly string[]) {
  const rows = await tx
    .update(documentRequests)
    .set({ status: 'Cancelled', version: sql`${documentRequests.version} + 1` })
    .where(
      and(
        eq(documentRequests.termId, termId),
        sql`${documentRequests.applicationId} = any(${uuids(applicationIds)})`,
        inArray(documentRequests.status, ['Open', 'Refused']),
      ),
    )
    .returning({ uploadedAt: documentRequests.uploadedAt })
  await updatePendingAction(tx, applicationIds)
  await updateHolds(tx, applicationIds)
  return { cancelled: rows.length, unanswered: rows.filter(({ uploadedAt }) => uploadedAt === null).length }
}
