import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { uuids } from '#database/uuids.ts'
import { settleAwaited } from '#domain/applying/applications/settle-awaited.ts'
import { settleHolds } from '#domain/applying/payment-holds/settle-holds.ts'

/**
 * Cancels what a term still awaits of these participants, whose applications are locked. Answers how many documents, and
 * for how many of them no file ever came: their credits return, last in the transaction.
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
  await settleAwaited(tx, applicationIds)
  await settleHolds(tx, applicationIds)
  return { cancelled: rows.length, unanswered: rows.filter(({ uploadedAt }) => uploadedAt === null).length }
}
