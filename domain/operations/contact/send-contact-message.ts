import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { sendContactMessage as sendCall } from '#contract/contact.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { receiveRequest } from '#domain/privacy/data-requests/own-data-requests.ts'
import { newId } from '#platform/ids.ts'
import { translate } from '#platform/texts.ts'
import { isWrittenByAPerson } from './contact-proof.ts'
import { topicNames } from './topic-names.ts'

const byAddress = limit('contact:address', { points: 5, seconds: 60 * 60 })

/**
 * Stores a message for the operators' inbox and e-mails it, in one transaction. A message about personal data becomes a
 * data request under KVKK.
 */
export async function sendContactMessage(
  caller: Caller,
  { website, began, ...message }: Input<typeof sendCall>,
): Promise<{ received: boolean }> {
  // A honeypot: only bots fill this hidden field. They get the usual answer, and the message is dropped.
  if (website) return { received: true }
  if (!(await isWrittenByAPerson(began))) throw problem('contact.tooFast')
  await byAddress.demand(addressOf(caller))
  const { language } = caller
  const { name: writer, email: address, topic, message: quote } = message
  await database().transaction(async (tx) => {
    // The law requires an answer within thirty days, even to people without an account, so it goes to the list of data
    // requests.
    if (topic === 'privacy') {
      const asked = { name: writer, email: address, language, text: quote, kind: 'other' } as const
      await receiveRequest(tx, { candidateId: null, companyId: null, ...asked })
      return
    }
    await tx.insert(contactMessages).values({ id: newId(), language, ...message })
    await queueMessage(tx, {
      channel: 'email',
      to: delivery().contactEmail,
      kind: 'Company',
      language: 'tr',
      template: 'contact',
      values: { writer, address, topic: translate('tr', topicNames[topic]), quote },
    })
  })
  return { received: true }
}
