import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listApplicationMessages as call } from '#contract/conversations.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { companies } from '#database/schema/companies.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { type OwnApplication, ownApplication } from '#domain/applying/applications/own-application.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { filesOfMailings } from '../message-files/files-of-mailings.ts'

/** Messages are signed by the organization, whichever member wrote them and even if they were sent automatically. */
export async function listApplicationMessages(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const db = database()
  const own = await ownApplication(db, input)
  const rows = await db
    .select({ message: applicationMessages, companyName: companies.name, writer: accounts })
    .from(applicationMessages)
    .innerJoin(companies, eq(companies.id, applicationMessages.companyId))
    .leftJoin(accounts, eq(accounts.id, applicationMessages.accountId))
    .where(eq(applicationMessages.applicationId, own.application.id))
    .orderBy(desc(applicationMessages.createdAt), desc(applicationMessages.id))
  const filesOf = await filesOfMailings(
    db,
    rows.map(({ message }) => message.mailingId),
  )
  return {
    items: rows.map(({ message, companyName, writer }) => ({
      id: message.id,
      by: message.by,
      subject: message.subject,
      text: message.text,
      from: message.by === 'candidate' && writer ? `${writer.name} ${writer.surname}` : companyName,
      createdAt: message.createdAt.toISOString(),
      readAt: message.readAt?.toISOString() ?? null,
      awaitsAnswer: message.awaitsAnswer && message.answeredAt === null,
      files: filesOf(message.mailingId, (target) => signedLink(caller, { ...target, messageId: message.id })),
    })),
    can: {
      reply: await takesReplies(
        db,
        own,
        rows.map(({ message }) => message),
      ),
    },
  }
}

/**
 * Whether the candidate may write: once the organization has written or invited to an interview. A question can always
 * be answered.
 */
export async function takesReplies(
  db: Database | Transaction,
  { application, form }: Pick<OwnApplication, 'application' | 'form'>,
  messages: readonly Said[],
) {
  if (application.status === 'Draft' || application.status === 'Withdrawn') return false
  const written = messages.filter(({ by }) => by === 'company')
  if (!form.takesReplies) return written.some((message) => message.awaitsAnswer && !message.answeredAt)
  const invited = eq(interviewInvitations.applicationId, application.id)
  return written.length > 0 || (await db.$count(interviewInvitations, invited)) > 0
}

type Said = Pick<typeof applicationMessages.$inferSelect, 'by' | 'awaitsAnswer' | 'answeredAt'>
