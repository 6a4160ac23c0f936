import { and, desc, eq, isNotNull, max } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import type { applications } from '#database/schema/applications.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { newsRecipientsOf } from '#domain/review/assignments/news-recipients.ts'

type Application = Pick<typeof applications.$inferSelect, 'id' | 'formId' | 'companyId'>

/** Notifies the assignees that the candidate answered; without assignees, the member who wrote last. */
export async function notifyReply(tx: Transaction, { id, formId, companyId }: Application) {
  const recipients = await newsRecipientsOf(tx, { id, companyId, otherwise: () => writersOf(tx, id) })
  const { title } = await formNames(tx, formId)
  const name = (await senderNames(tx, [id])).get(id) ?? ''
  await notifyMembers(
    tx,
    recipients.map((accountId) => ({ accountId, values: { title, name } })),
    { kind: 'messages', event: 'replyReceived', address: `${reviewedAddress({ formId, appId: id })}#messages` },
  )
}

/** The members who wrote to the candidate, the latest author first. */
async function writersOf(tx: Transaction, applicationId: string): Promise<string[]> {
  const { accountId, by, createdAt } = applicationMessages
  const rows = await tx
    .select({ accountId })
    .from(applicationMessages)
    .where(and(eq(applicationMessages.applicationId, applicationId), eq(by, 'company'), isNotNull(accountId)))
    .groupBy(accountId)
    .orderBy(desc(max(createdAt)))
  return rows.flatMap((row) => row.accountId ?? [])
}
