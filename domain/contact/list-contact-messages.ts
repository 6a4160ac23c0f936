import { desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listContactMessages as listCall } from '#contract/contact.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'

export async function listContactMessages(
  _caller: Caller,
  { answered, pageNumber, pageSize }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const { answeredAt, createdAt } = contactMessages
  const which = answered === undefined ? undefined : answered === 'true' ? isNotNull(answeredAt) : isNull(answeredAt)
  const [rows, total] = await Promise.all([
    database()
      .select()
      .from(contactMessages)
      .where(which)
      .orderBy(sql`${answeredAt} is not null`, desc(createdAt))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(contactMessages, which),
  ])
  return { items: rows.map(shown), total, pageNumber, pageSize }
}

export function shown({ createdAt, answeredAt, ...message }: typeof contactMessages.$inferSelect) {
  return { ...message, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null }
}
