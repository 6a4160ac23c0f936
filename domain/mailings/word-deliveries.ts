import { inArray } from 'drizzle-orm'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { senderNames } from '#domain/acts/sort-out.ts'
import { recipientsOf, wordFor } from './recipients.ts'

interface Unworded {
  readonly id: string
  readonly applicationId: string
  readonly isShown: boolean
  /** What the mailing says. */
  readonly texts: MessageTexts
}

interface Worded {
  readonly name: string
  readonly subject: string
  readonly text: string
}

/** What recipients of one form get: word for word where it was shown, otherwise as it would be worded now. */
export async function wordDeliveries(
  db: Database | Transaction,
  formId: string,
  deliveries: readonly Unworded[],
): Promise<(deliveryId: string) => Worded | undefined> {
  const shown = deliveries.filter(({ isShown }) => isShown).map(({ id }) => id)
  const said = await db.select().from(applicationMessages).where(inArray(applicationMessages.id, shown))
  const messages = new Map(said.map((message) => [message.id, message]))
  const applicationIds = deliveries.map(({ applicationId }) => applicationId)
  const recipients = await recipientsOf(db, formId, applicationIds)
  const names = await senderNames(db, applicationIds)
  const worded = new Map(
    deliveries.map(({ id, applicationId, texts }) => {
      const recipient = recipients.get(applicationId)
      const { subject, text } = messages.get(id) ?? (recipient ? wordFor(recipient, texts) : { subject: '', text: '' })
      return [id, { name: names.get(applicationId) ?? '', subject, text }]
    }),
  )
  return (deliveryId) => worded.get(deliveryId)
}
