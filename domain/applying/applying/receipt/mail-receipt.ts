import { setTimeout as rest } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { sendMessage } from '#domain/ground/messages/send-message.ts'
import { limited } from '#platform/limited.ts'
import { writeReceipt } from './receipt-file.ts'

/**
 * Sends a queued e-mail with the receipt of an application attached. The receipt is written by this job and not at
 * submission: at a deadline hundreds submit within seconds, and a letter takes a tenth of a second.
 */
export async function mailReceipt({ id }: { readonly id: string }) {
  if (delivery().sendMail) await enclose(id)
  await sendMessage({ id })
}

// One letter at a time, followed by an equal pause: submissions have priority.
const turns = limited(1, 100)

/** Mail servers should not have to accept more; the longest receipts have a tenth of it. */
const mostBytes = 5_000_000

/** Stored once it is written, so that every retry sends the same. */
async function enclose(id: string) {
  const [message] = await database()
    .select({ file: outbox.file })
    .from(outbox)
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.fileContent)))
  const file = message?.file
  if (!file) return
  await turns(async () => {
    const started = performance.now()
    const { content } = (await writeReceipt(file.applicationId, file.language).catch(unlessGone)) ?? {}
    if (content && content.length <= mostBytes)
      await database()
        .update(outbox)
        .set({ fileContent: Buffer.from(content) })
        .where(and(eq(outbox.id, id), isNull(outbox.fileContent)))
    await rest(performance.now() - started)
  })
}

/** Null if the application is gone: its e-mail is sent without an attachment. */
function unlessGone(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'files.notFound') return null
  throw error
}
