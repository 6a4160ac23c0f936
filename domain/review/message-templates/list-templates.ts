import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listMessageTemplates as call, MessageTemplate } from '#contract/mailings/message-templates.ts'
import { database } from '#database/connection.ts'
import { messageTemplates } from '#database/schema/mailings.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'

export async function listMessageTemplates(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const rows = await database()
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, input.companyId))
    .orderBy(sql`${messageTemplates.name} collate turkish`)
  return { items: await describeTemplates(rows) }
}

export async function describeTemplates(
  rows: readonly (typeof messageTemplates.$inferSelect)[],
): Promise<MessageTemplate[]> {
  const names = await accountNames(
    database(),
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  )
  return rows.map(({ id, name, texts, changedBy, changedAt }) => ({
    id,
    name,
    texts,
    changedBy: names.get(changedBy ?? '') ?? null,
    changedAt: changedAt.toISOString(),
  }))
}
