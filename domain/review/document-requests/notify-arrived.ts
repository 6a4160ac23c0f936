import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { newsRecipientsOf } from '#domain/review/assignments/news-recipients.ts'

type Request = Pick<typeof documentRequests.$inferSelect, 'applicationId' | 'formId' | 'companyId' | 'requestedBy'>

/**
 * Notifies the assignees that a requested document came; without assignees, the member who requested it. Further
 * documents update the unread notification, which shows the number of those not judged yet.
 */
export async function notifyArrived(tx: Transaction, { applicationId, formId, companyId, requestedBy }: Request) {
  const otherwise = async () => (requestedBy === null ? [] : [requestedBy])
  const recipients = await newsRecipientsOf(tx, { id: applicationId, companyId, otherwise })
  if (recipients.length === 0) return
  const { title } = await formNames(tx, formId)
  const name = (await senderNames(tx, [applicationId])).get(applicationId) ?? ''
  const count = await tx.$count(
    documentRequests,
    and(eq(documentRequests.applicationId, applicationId), eq(documentRequests.status, 'Uploaded')),
  )
  await notifyMembers(
    tx,
    recipients.map((accountId) => ({ accountId, values: { title, name, count } })),
    {
      kind: 'documents',
      event: 'documentsArrived',
      address: `${reviewedAddress({ formId, appId: applicationId })}#documents`,
      renews: true,
    },
  )
}
