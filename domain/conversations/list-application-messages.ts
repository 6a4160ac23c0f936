import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listApplicationMessages as call } from '#contract/conversations.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { companies } from '#database/schema/companies.ts'
import { type OwnApplication, ownApplication } from '#domain/applications/own-application.ts'

/** Messages are signed by the organization, whichever member wrote them and also if they were sent automatically. */
export async function listApplicationMessages(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const db = database()
  const own = await ownApplication(db, input)
  const rows = await db
    .select({ message: applicationMessages, companyName: companies.name, writer: accounts })
    .from(applicationMessages)
    .innerJoin(companies, eq(companies.id, applicationMessages.companyId))
    .leftJoin(accounts, eq(accounts.id, applicationMessages.accountId))
    .where(eq(applicationMessages.applicationId, own.application.id))
    .orderBy(desc(applicationMessages.createdAt), desc(applicationMessages.id))
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
    })),
    can: {
      reply: takesReplies(
        own,
        rows.map(({ message }) => message),
      ),
    },
  }
}

/** Whether the candidate may write: once the organization has written, and whatever was asked can always be answered. */
export function takesReplies(
  { application, form }: Pick<OwnApplication, 'application' | 'form'>,
  messages: readonly Said[],
) {
  if (application.status === 'Draft' || application.status === 'Withdrawn') return false
  const written = messages.filter(({ by }) => by === 'company')
  return form.takesReplies ? written.length > 0 : written.some((message) => message.awaitsAnswer && !message.answeredAt)
}

type Said = Pick<typeof applicationMessages.$inferSelect, 'by' | 'awaitsAnswer' | 'answeredAt'>
