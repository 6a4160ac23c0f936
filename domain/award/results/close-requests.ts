import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'

/**
 * Closes the open document requests of rejected applications when their result is published: closing them earlier would
 * reveal the decision. The credits of unanswered requests are returned.
 */
export async function closeRequestsOfRejected(tx: Transaction, companyId: string, applicationIds: readonly string[]) {
  const closed = await tx
    .update(documentRequests)
    .set({ status: 'Cancelled', answeredAt: sql`now()`, version: sql`${documentRequests.version} + 1` })
    .from(applications)
    .where(
      sql`${eq(applications.id, documentRequests.applicationId)} and ${applications.id} = any(${uuids(applicationIds)})
        and ${applications.status} = 'Rejected' and ${documentRequests.status} in ('Open', 'Refused')`,
    )
    .returning({ applicationId: documentRequests.applicationId, uploadedAt: documentRequests.uploadedAt })
  if (closed.length === 0) return
  const ids = [...new Set(closed.map((one) => one.applicationId))]
  await addHistory(
    tx,
    {},
    {
      applicationIds: ids,
      event: 'documentRequestCancelled',
      detail: { because: 'rejected' },
      visible: false,
    },
  )
  await updatePendingAction(tx, ids)
  await returnCredits(tx, companyId, 'document', closed.filter(({ uploadedAt }) => uploadedAt === null).length, {})
}
