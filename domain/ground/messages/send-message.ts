import { eq } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { delivery } from './delivery.ts'
import { handOver } from './hand-over.ts'

/** Sends one queued message. A repeated run finds it sent and does nothing. */
export async function sendMessage({ id }: { readonly id: string }) {
  const [message] = await database().select().from(outbox).where(eq(outbox.id, id))
  if (!message || message.sentAt) return
  const way = delivery()
  const { file, fileContent } = message
  await handOver({ ...message, enclosed: file && fileContent && { name: file.name, content: fileContent } }, way)
  await database()
    .update(outbox)
    .set({ sentAt: new Date(), fileContent: null, ...(way.local ? {} : forgotten) })
    .where(eq(outbox.id, id))
}

// Sent texts are erased, so that the database and its backups contain no valid codes and links.
const forgotten = { text: '', html: null, calendar: null, unsubscribe: null }
