import { desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listContactMessages as listCall, readContactMessage as readCall } from '#contract/contact.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { contactMessages } from '#database/schema/contact.ts'

export async function listContactMessages(
  _caller: Caller,
  { answered, pageNumber, pageSize }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const { answeredAt, createdAt } = contactMessages
  const which = answered === undefined ? undefined : answered === 'true' ? isNotNull(answeredAt) : isNull(answeredAt)
  const [rows, total] = await Promise.all([
    messages(database(), which)
      .orderBy(sql`${answeredAt} is not null`, desc(createdAt))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(contactMessages, which),
  ])
  return { items: rows.map(shown), total, pageNumber, pageSize }
}

export async function readContactMessage(
  _caller: Caller,
  { messageId }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  return oneMessage(database(), messageId)
}

export async function oneMessage(db: Database | Transaction, messageId: string) {
  const [found] = await messages(db, eq(contactMessages.id, messageId))
  if (!found) throw problem('contact.notFound')
  return shown(found)
}

const messages = (db: Database | Transaction, which: SQL | undefined) =>
  db
    .select({
      message: contactMessages,
      by: sql<string | null>`${accounts.name} || ' ' || ${accounts.surname}`,
    })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.answeredBy))
    .where(which)

function shown({ message, by }: Awaited<ReturnType<typeof messages>>[number]) {
  const { createdAt, answeredAt, ...rest } = message
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: by,
  }
}
