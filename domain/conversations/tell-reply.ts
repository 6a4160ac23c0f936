import { and, desc, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import type { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { senderNames } from '#domain/acts/sort-out.ts'
import { canBeAssigned, isMemberOf, memberFields } from '#domain/assignments/assignable.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyMembers } from '#domain/notifications/notify-members.ts'

type Application = Pick<typeof applications.$inferSelect, 'id' | 'formId' | 'companyId'>

/**
 * Tells those who look after the application that the candidate answered; where nobody does, whoever wrote last. Only who
 * may read applications is told, because the news name the candidate.
 */
export async function tellReply(tx: Transaction, { id, formId, companyId }: Application) {
  const assigned = await tx
    .select({ accountId: assignments.accountId })
    .from(assignments)
    .where(eq(assignments.applicationId, id))
  const lookingAfter = await whoMayRead(tx, companyId, assigned)
  const readers =
    lookingAfter.length > 0 ? lookingAfter : (await whoMayRead(tx, companyId, await writersOf(tx, id))).slice(0, 1)
  const { title } = await formNames(tx, formId)
  const name = (await senderNames(tx, [id])).get(id) ?? ''
  await notifyMembers(
    tx,
    readers.map((accountId) => ({ accountId, values: { title, name } })),
    {
      kind: 'messages',
      event: 'replyReceived',
      address: `/organizations-dashboard/forms/${formId}/applications/${id}#messages`,
    },
  )
}

interface Reader {
  readonly accountId: string
}

/** Those of them who may read applications today, in the same order. */
async function whoMayRead(tx: Transaction, companyId: string, readers: readonly Reader[]): Promise<string[]> {
  if (readers.length === 0) return []
  const ids = readers.map(({ accountId }) => accountId)
  const members = await tx
    .select(memberFields)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(isMemberOf(companyId), inArray(accounts.id, ids)))
  const allowed = new Set(members.filter(canBeAssigned).map(({ id }) => id))
  return ids.filter((id) => allowed.has(id))
}

/** The members who wrote to the candidate, whoever wrote last first. */
async function writersOf(tx: Transaction, applicationId: string): Promise<Reader[]> {
  const { accountId, by, createdAt } = applicationMessages
  const rows = await tx
    .select({ accountId })
    .from(applicationMessages)
    .where(and(eq(applicationMessages.applicationId, applicationId), eq(by, 'company'), isNotNull(accountId)))
    .groupBy(accountId)
    .orderBy(desc(max(createdAt)))
  return rows.flatMap((row) => (row.accountId === null ? [] : [{ accountId: row.accountId }]))
}
