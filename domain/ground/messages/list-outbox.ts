import { desc, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listOutbox as listOutboxCall } from '#contract/dev.ts'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'

export async function listOutbox(_caller: Caller, { to }: Input<typeof listOutboxCall>) {
  const rows = await database()
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(100)
  return {
    items: rows.map(({ id, recipient, channel, subject, text, code, link, file, createdAt }) => ({
      id,
      to: recipient,
      channel,
      subject,
      text,
      code,
      link,
      file: file?.name ?? null,
      at: createdAt.toISOString(),
    })),
  }
}
