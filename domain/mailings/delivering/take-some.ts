import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { returnCredits } from '#domain/subscriptions/return-credits.ts'
import type { MailingRecord } from '../list-mailings.ts'
import { type Recipient, recipientsOf, type WordedMessage, wordFor } from '../recipients.ts'
import { showMessages } from './show-messages.ts'

type DeliveryRecord = typeof deliveries.$inferSelect

/** A delivery that is in the hands of this process, with what is to be sent. */
export interface Taken {
  readonly delivery: DeliveryRecord
  readonly recipient: Recipient
  readonly message: WordedMessage
}

/** How long a worker that renews nothing is believed to be alive. */
export const carrySeconds = 60
/** For how long a delivery is taken: longer than a mail server may keep somebody waiting. */
const leaseSeconds = 120

/**
 * Takes the next deliveries of a mailing into this process's hands, and shows their messages in the threads, in one
 * transaction. Undefined if the mailing is not being sent any more.
 */
export async function takeSome(mailingId: string, atOnce: number): Promise<Taken[] | undefined> {
  return database().transaction(async (tx) => {
    const [mailing] = await tx
      .update(mailings)
      .set({ carriedUntil: sql`now() + make_interval(secs => ${carrySeconds})` })
      .where(sql`${mailings.id} = ${mailingId} and ${mailings.state} = 'sending'`)
      .returning()
    if (!mailing) return undefined
    const due = await claim(tx, mailingId, atOnce)
    const recipients = await recipientsOf(
      tx,
      mailing.formId,
      due.map(({ applicationId }) => applicationId),
    )
    const taken = due.flatMap((delivery) => {
      const recipient = recipients.get(delivery.applicationId)
      return recipient ? [{ delivery, recipient, message: wordFor(recipient, mailing.texts) }] : []
    })
    const [withdrawn, wanted] = [taken.filter(isOver), taken.filter((one) => !isOver(one))]
    await showMessages(
      tx,
      mailing,
      wanted.filter(({ delivery }) => delivery.shownAt === null),
    )
    await drop(tx, mailing, withdrawn)
    return wanted
  })
}

/** Those that no other worker has at this moment; rows that another is just taking are left to it. */
async function claim(tx: Transaction, mailingId: string, atOnce: number): Promise<DeliveryRecord[]> {
  return tx
    .update(deliveries)
    .set({
      isTaken: true,
      attempts: sql`${deliveries.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(
      sql`${deliveries.id} in (
        select due.id from ${deliveries} as due
        where due.mailing_id = ${mailingId} and due.state = 'waiting' and due.due_at <= now()
        order by due.due_at, due.id limit ${atOnce} for update skip locked)`,
    )
    .returning()
}

/** Nobody who has withdrawn meanwhile is written to. */
const isOver = ({ delivery, recipient }: Taken) => recipient.isWithdrawn && delivery.shownAt === null

async function drop(tx: Transaction, { id, companyId }: MailingRecord, dropped: readonly Taken[]) {
  if (dropped.length === 0) return
  const ids = dropped.map(({ delivery }) => delivery.id)
  await tx
    .update(deliveries)
    .set({ state: 'stopped', isTaken: false })
    .where(sql`${deliveries.id} = any(${sql.param(ids)}::uuid[])`)
  const credits = dropped.flatMap(({ delivery: { email, sms } }) => [email, sms]).filter((way) => way !== null).length
  await tx
    .update(mailings)
    .set({ creditsReturned: sql`${mailings.creditsReturned} + ${credits}` })
    .where(sql`${mailings.id} = ${id}`)
  await returnCredits(tx, companyId, 'message', credits)
}
