import { inArray } from 'drizzle-orm'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { mailingRecipients, type WrittenTo } from './mailing-recipients.ts'
import { wordFor } from './recipients.ts'

interface Unworded {
  readonly id: string
  /** The application or the member that it is for. */
  readonly target: string
  readonly isShown: boolean
  /** The mailing's texts, with placeholders. */
  readonly texts: MessageTexts
}

interface Worded {
  readonly name: string
  readonly subject: string
  readonly text: string
}

/**
 * What recipients of one form or community get: the stored text if it was shown, otherwise worded now. For a member who
 * has left it is worded without a name.
 */
export async function wordDeliveries(
  db: Database | Transaction,
  to: WrittenTo,
  deliveries: readonly Unworded[],
): Promise<(deliveryId: string) => Worded | undefined> {
  const shown = deliveries.filter(({ isShown }) => isShown).map(({ id }) => id)
  const table = to.formId === null ? communityMessages : applicationMessages
  const said = await db
    .select({ id: table.id, subject: table.subject, text: table.text })
    .from(table)
    .where(inArray(table.id, shown))
  const messages = new Map(said.map((message) => [message.id, message]))
  const recipients = await mailingRecipients(
    db,
    to,
    deliveries.map(({ target }) => target),
  )
  const worded = new Map(
    deliveries.map(({ id, target, texts }) => {
      const recipient = recipients.get(target)
      const kept = recipient?.lost === 'left' ? undefined : messages.get(id)
      const { subject, text } = kept ?? (recipient ? wordFor(recipient, texts) : { subject: '', text: '' })
      return [id, { name: recipient ? `${recipient.name} ${recipient.surname}`.trim() : '', subject, text }]
    }),
  )
  return (deliveryId) => worded.get(deliveryId)
}
