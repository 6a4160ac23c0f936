import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { enqueueAll } from '#database/queue.ts'
import { outbox } from '#database/schema/outbox.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import { newId } from '#platform/ids.ts'
import { delivery } from './delivery.ts'
import { unsubscribeLink } from './outreach-links.ts'
import type { Message } from './templates.ts'
import { wordMessage } from './word-message.ts'

/**
 * Words a message in the recipient's language and queues it inside the transaction that causes it, so that both happen
 * or neither.
 */
export const queueMessage = (tx: Transaction, message: Message) => queueMessages(tx, [message])

/** The same for some hundreds of messages; larger numbers are queued in batches. */
export async function queueMessages(tx: Transaction, messages: readonly Message[]) {
  if (messages.length === 0) return
  const { local, publicUrl } = delivery()
  const rows = messages.map((message) => ({
    id: message.id ?? newId(),
    channel: message.channel,
    recipient: message.to,
    ...wordMessage(message, publicUrl),
    calendar: (message.channel === 'email' && message.calendar) || null,
    file: (message.channel === 'email' && message.file) || null,
    ...(local ? secretsOf(message) : {}),
    unsubscribe: unsubscribeLink(message, publicUrl),
  }))
  await addingOn(tx).execute({ rows: JSON.stringify(rows) })
  await keepSubjects(
    tx,
    messages.flatMap((message, at) =>
      message.channel === 'email' && message.outreach ? [{ id: message.outreach.id, subject: rows[at]?.subject }] : [],
    ),
  )
  // Attachments take time to make. A queue of their own keeps codes from waiting behind them.
  for (const [job, some] of [
    [jobs.sendMessage, rows.filter(({ file }) => !file)],
    [jobs.mailReceipt, rows.filter(({ file }) => file)],
  ] as const) {
    const ids = some.map(({ id }) => ({ id }))
    if (ids.length > 0) await enqueueAll(tx, job, ids)
  }
}

/** One statement for any number of messages. */
const addingOn = preparedSql(
  'queue_messages',
  sql`insert into ${outbox} (id, channel, recipient, subject, text, html, calendar, file, code, link, unsubscribe)
    select id, channel, recipient, subject, text, html, calendar, file, code, link, unsubscribe
    from json_to_recordset(${sql.placeholder('rows')}::json) as row
      (id uuid, channel text, recipient text, subject text, text text, html text, calendar jsonb, file jsonb,
       code text, link text, unsubscribe text)`,
)

/** Stores the subject of an e-mail to an unrelated address, so that operators can see it if it is reported. */
async function keepSubjects(tx: Transaction, sent: readonly { id: string; subject: string | null | undefined }[]) {
  if (sent.length === 0) return
  await tx.execute(sql`
    update ${outreachMails} set subject = coalesce(sent.subject, '')
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (id uuid, subject text)
    where ${outreachMails.id} = sent.id`)
}

function secretsOf({ values }: Message) {
  return { code: 'code' in values ? values.code : null, link: 'link' in values ? values.link : null }
}
