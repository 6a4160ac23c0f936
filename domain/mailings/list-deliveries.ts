import { asc, eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDeliveries as call } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { senderNames } from '#domain/acts/sort-out.ts'
import { mailingOf } from './list-mailings.ts'
import { recipientsOf, wordFor } from './recipients.ts'

/** The messages of a mailing: those that were shown word for word, the others as they would be worded now. */
export async function listDeliveries(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { mailingId, formId, pageNumber, pageSize } = input
  const db = database()
  const { texts, recipients: total } = await mailingOf(db, input)
  const rows = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.mailingId, mailingId))
    .orderBy(asc(deliveries.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const shown = rows.filter(({ shownAt }) => shownAt !== null).map(({ id }) => id)
  const said = await db.select().from(applicationMessages).where(inArray(applicationMessages.id, shown))
  const messages = new Map(said.map((message) => [message.id, message]))
  const applicationIds = rows.map(({ applicationId }) => applicationId)
  const recipients = await recipientsOf(db, formId, applicationIds)
  const names = await senderNames(db, applicationIds)
  return {
    items: rows.map(({ id, applicationId, state, email, sms, shownAt }) => {
      const recipient = recipients.get(applicationId)
      const { subject, text } = messages.get(id) ?? (recipient ? wordFor(recipient, texts) : { subject: '', text: '' })
      const name = names.get(applicationId) ?? ''
      return { id, applicationId, name, state, email, sms, shownAt: shownAt?.toISOString() ?? null, subject, text }
    }),
    total,
    pageNumber,
    pageSize,
  }
}
