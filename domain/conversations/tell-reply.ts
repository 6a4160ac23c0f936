import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import type { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyMembers } from '#domain/notifications/notify-members.ts'

type Application = Pick<typeof applications.$inferSelect, 'id' | 'formId'>

/** Tells those who look after the application that the candidate answered; where nobody does, whoever wrote last. */
export async function tellReply(tx: Transaction, { id, formId }: Application, name: string) {
  const assigned = await tx
    .select({ accountId: assignments.accountId })
    .from(assignments)
    .where(eq(assignments.applicationId, id))
  const readers = assigned.length > 0 ? assigned : await lastWriter(tx, id)
  const { title } = await formNames(tx, formId)
  await notifyMembers(
    tx,
    readers.map(({ accountId }) => ({ accountId, values: { title, name } })),
    {
      kind: 'messages',
      event: 'replyReceived',
      address: `/organizations-dashboard/forms/${formId}/applications/${id}#messages`,
    },
  )
}

async function lastWriter(tx: Transaction, applicationId: string) {
  const { accountId, by, createdAt } = applicationMessages
  const rows = await tx
    .select({ accountId })
    .from(applicationMessages)
    .where(and(eq(applicationMessages.applicationId, applicationId), eq(by, 'company'), isNotNull(accountId)))
    .orderBy(desc(createdAt))
    .limit(1)
  return rows.flatMap((row) => (row.accountId === null ? [] : [{ accountId: row.accountId }]))
}
