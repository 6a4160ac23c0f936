import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notifications } from '#database/schema/notifications.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { isUnread } from '#domain/ground/notifications/unread.ts'

type Request = Pick<typeof documentRequests.$inferSelect, 'applicationId' | 'formId'>

/**
 * Marks the candidate's notifications of requested documents as read once all of them were submitted. These
 * notifications carry no application id, so the form's names identify them.
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
