import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newId } from '#platform/ids.ts'
import { delivery } from './delivery.ts'
import type { Message } from './templates.ts'
import { wordMessage } from './word-message.ts'

/**
 * Words a message in the recipient's language and promises to send it, inside the transaction that causes it: both happen
 * or neither does.
 */
export async function queueMessage(tx: Transaction, message: Message) {
  const { local, publicUrl } = delivery()
  const id = newId()
  await tx.insert(outbox).values({
    id,
    channel: message.channel,
    recipient: message.to,
    ...wordMessage(message, publicUrl),
    ...(local ? secretsOf(message) : {}),
  })
  await enqueue(tx, jobs.sendMessage, { id })
}

function secretsOf({ values }: Message) {
  return { code: 'code' in values ? values.code : null, link: 'link' in values ? values.link : null }
}
