import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notifications } from '#database/schema/notifications.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { isUnread } from '#domain/ground/notifications/unread.ts'

type Request = Pick<typeof documentRequests.$inferSelect, 'applicationId' | 'formId'>

/**
 * The candidate's news that documents are awaited are read once all of them were sent. They lead to no one application
 * and are known by the form that they name.
 */
export async function markAskedRead(tx: Transaction, accountId: string, { applicationId, formId }: Request) {
  const awaited = tx
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .where(
      and(eq(documentRequests.applicationId, applicationId), inArray(documentRequests.status, ['Open', 'Refused'])),
    )
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        isUnread(accountId),
        inArray(notifications.event, ['documentRequested', 'documentRefused', 'termOpened', 'termDueSoon']),
        sql`${notifications.values} @> ${JSON.stringify(await formNames(tx, formId))}::jsonb`,
        notExists(awaited),
      ),
    )
}
