import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'

/**
 * Closes the refusals of documents that are no longer submitted: their replacements are reviewed as new. Their credit
 * stays spent, because the candidate has answered.
 */
export async function closeRefusals(tx: Transaction, applicationId: string) {
  const closed = await closingOn(tx).execute({ applicationId })
  if (closed.length > 0) await updatePendingAction(tx, [applicationId])
}

const closingOn = preparedOn((tx) => {
  const applicationId = sql.placeholder('applicationId')
  const stillHandedIn = tx
    .select({ one: sql`1` })
    .from(applicationSnapshots)
    .where(
      and(
        eq(applicationSnapshots.applicationId, applicationId),
        sql`${applicationSnapshots.documents} @> jsonb_build_array(jsonb_build_object('fileId', ${documentRequests.handedInFileId}))`,
      ),
    )
  return tx
    .update(documentRequests)
    .set({
      status: 'Cancelled',
      reason: null,
      fault: null,
      answeredAt: sql`clock_timestamp()`,
      version: sql`${documentRequests.version} + 1`,
    })
    .where(
      and(
        eq(documentRequests.applicationId, applicationId),
        eq(documentRequests.status, 'Refused'),
        isNotNull(documentRequests.handedInFileId),
        notExists(stillHandedIn),
      ),
    )
    .returning({ id: documentRequests.id })
    .prepare('close_refusals')
})
