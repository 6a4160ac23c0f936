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

/** Stores a message for the operators' inbox and sends it by e-mail, in one transaction. What is about personal data is a request under KVKK. */
export async function sendContactMessage(
  caller: Caller,
  { website, began, ...message }: Input<typeof sendCall>,
): Promise<{ received: boolean }> {
  // A program filled the field that people do not see: it gets the usual answer, and its message is dropped.
  if (website) return { received: true }
  if (!(await isWrittenByAPerson(began))) throw problem('contact.tooFast')
  await byAddress.demand(addressOf(caller))
  const { language } = caller
  const { name: writer, email: address, topic, message: quote } = message
  await database().transaction(async (tx) => {
    // The law gives thirty days to answer, also to who has no account: it goes where requests are answered.
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
