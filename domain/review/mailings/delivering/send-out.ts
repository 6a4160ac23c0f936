import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { retryAt } from '#database/lease.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { outbox } from '#database/schema/outbox.ts'
import { delivery as currentDelivery } from '#domain/ground/messages/delivery.ts'
import { handOver } from '#domain/ground/messages/hand-over.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import { wordMessage } from '#domain/ground/messages/word-message.ts'
import { newId } from '#platform/ids.ts'
import { MailError } from '#platform/mail.ts'
import { nameFiles } from '../name-files.ts'
import { type Way, waysOf } from '../reach.ts'
import { addressBy } from './drop-unreachable.ts'
import type { Taken } from './taken.ts'

const mostAttempts = 8

/**
 * Sends what one recipient gets, by each channel that still waits. True if every channel is settled, sent or failed.
 * The lease lasts until both channels have been tried, because only then it is known what was sent.
 */
export async function sendOut(taken: Taken): Promise<boolean> {
  const { delivery } = taken
  const waiting = waysOf(['email', 'sms']).filter((way) => delivery[way] === 'waiting')
  const settled = await Promise.all(waiting.map((way) => sendBy(way, taken)))
  const isSettled = settled.every((isOver) => isOver)
  if (!isSettled) await tryLater(delivery.id, delivery.attempts)
  return isSettled
}

/** False if it must be retried. */
async function sendBy(way: Way, taken: Taken): Promise<boolean> {
  const { delivery } = taken
  try {
    await send(way, taken)
    await settle(delivery.id, way, 'sent')
    return true
  } catch (error) {
    const isGivenUp = delivery.attempts >= mostAttempts || (error instanceof MailError && error.isFinal)
    if (isGivenUp) await settle(delivery.id, way, 'failed')
    return isGivenUp
  }
}

async function send(way: Way, { delivery, recipient, message, files }: Taken) {
  const to = addressBy(way, { recipient })
  if (to === null) throw new Error('A delivery without an address was not dropped')
  const outgoing = {
    // The Message-ID of an e-mail; the idempotency key of an SMS at the gateway.
    id: way === 'email' ? delivery.id : `${delivery.id}-sms`,
    channel: way,
    recipient: to,
    ...worded(way, { recipient, message, files }),
  }
  await handOver(outgoing)
  if (currentDelivery().local)
    await database()
      .insert(outbox)
      .values({ ...outgoing, id: newId(), sentAt: new Date() })
}

function worded(way: Way, { recipient, message, files }: Pick<Taken, 'recipient' | 'message' | 'files'>) {
  if (way === 'sms') return { subject: null, text: message.sms, html: null }
  const { language, subject, text } = message
  return wordMessage(
    {
      channel: 'email',
      to: recipient.email ?? '',
      kind: 'Candidate',
      language,
      template: 'communityId' in recipient ? 'writtenToMember' : 'written',
      values: {
        companyName: recipient.organization,
        title: recipient.title,
        link: linkToPage(language, recipient.page),
        quote: text,
        ownSubject: subject,
        ...nameFiles(files),
      },
    },
    currentDelivery().publicUrl,
  )
}

/** Saves each outcome at once, so that a crash leaves only the messages in flight in doubt. */
async function settle(id: string, way: Way, state: 'sent' | 'failed') {
  const other = deliveries[way === 'email' ? 'sms' : 'email']
  const isWaitingFor = sql`${other} is not distinct from 'waiting'`
  await database()
    .update(deliveries)
    .set({
      [way]: state,
      state: sql`case when ${isWaitingFor} then ${deliveries.state} else 'done' end`,
      isTaken: isWaitingFor,
    })
    .where(sql`${deliveries.id} = ${id}`)
}

/** Back-off: 30 seconds, one minute, two … up to an hour. */
async function tryLater(id: string, attempts: number) {
  await database()
    .update(deliveries)
    .set({ isTaken: false, dueAt: retryAt(30, attempts, 3600) })
    .where(sql`${deliveries.id} = ${id}`)
}
