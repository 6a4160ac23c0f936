import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { answerContactMessage as call } from '#contract/contact.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { addressIn, type Language } from '#platform/text/locales.ts'
import { oneMessage } from './list-contact-messages.ts'

const shortened = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text)

const contactPage = (language: Language) => `${delivery().publicUrl}${addressIn(language, '/contact-us')}`

/** E-mails the answer and stores it with the message. Of two operators who answer at once, the second is refused. */
export async function answerContactMessage(
  caller: Caller,
  { messageId, answer }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { accountId: answeredBy } = signedIn(caller)
  return database().transaction(async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, messageId)).for('update')
    if (!message) throw problem('contact.notFound')
    if (message.answer !== null) throw problem('contact.answered')
    await tx
      .update(contactMessages)
      .set({ answer, answeredBy, answeredAt: new Date() })
      .where(eq(contactMessages.id, messageId))
    await queueMessage(tx, {
      channel: 'email',
      to: message.email,
      // Addressed formally, because the writer may be an organization.
      kind: 'Company',
      language: message.language,
      template: 'contactAnswer',
      values: {
        name: message.name,
        quote: answer,
        asked: shortened(message.message),
        link: contactPage(message.language),
      },
    })
    await recordOperatorAct(tx, caller, { act: 'messageAnswered', about: message.name, aboutId: messageId })
    return oneMessage(tx, messageId)
  })
}
