import { desc, eq } from 'drizzle-orm'
import type { listApplicationMessages as call } from '#contract/applying/application-following.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { companies } from '#database/schema/companies.ts'
import { ownApplication } from '#domain/applications/own-application.ts'

/** Messages are signed by the organization, whichever member wrote them and also if they were sent automatically. */
export async function listApplicationMessages(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const db = database()
  const { application } = await ownApplication(db, input)
  const rows = await db
    .select({ message: applicationMessages, companyName: companies.name, writer: accounts })
    .from(applicationMessages)
    .innerJoin(companies, eq(companies.id, applicationMessages.companyId))
    .leftJoin(accounts, eq(accounts.id, applicationMessages.accountId))
    .where(eq(applicationMessages.applicationId, application.id))
    .orderBy(desc(applicationMessages.createdAt), desc(applicationMessages.id))
  return {
    items: rows.map(({ message: { id, by, subject, text, createdAt, readAt }, companyName, writer }) => ({
      id,
      by,
      subject,
      text,
      from: by === 'candidate' && writer ? `${writer.name} ${writer.surname}` : companyName,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  }
}
