import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { leaseEnd } from '#database/lease.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { namedFilesOf } from '../../message-files/files-of-mailings.ts'
import { mailingRecipients, targetOf } from '../mailing-recipients.ts'
import type { Openers } from '../openers.ts'
import { wordFor } from '../recipients.ts'
import { dropUnreachable, lostBecause } from './drop-unreachable.ts'
import { mayBeSent } from './may-be-sent.ts'
import { releaseAsked } from './release-asked.ts'
import { showMessages } from './show-messages.ts'
import { showToMembers } from './show-to-members.ts'
import type { DeliveryRecord, Taken } from './taken.ts'

/** The lease on a delivery; longer than a mail server may take to answer. */
const leaseSeconds = 120

/**
 * Leases the next deliveries of a mailing and shows their messages in the threads, in one transaction. Requests and
 * invitations are opened in it, which leaves nothing to send. Undefined if the mailing is not being sent any more, or
 * nothing is due.
 */
export async function claimDeliveries(
  mailingId: string,
  atOnce: number,
  openers?: Openers,
): Promise<Taken[] | undefined> {
  return database().transaction(async (tx) => {
    const [mailing] = await tx
      .update(mailings)
      .set({ leasedUntil: leaseEnd() })
      .where(sql`${mailings.id} = ${mailingId} and ${mailings.state} = 'sending' and ${mayBeSent}`)
      .returning()
    if (!mailing) return undefined
    const due = await claim(tx, mailingId, atOnce)
    if (due.length === 0) return undefined
    const { asks } = mailing
    if (asks) {
      if (!openers) throw new Error('Requests are released by the worker, which has the openers')
      await releaseAsked(tx, { ...mailing, asks }, due, openers)
      return []
    }
    const recipients = await mailingRecipients(tx, mailing, due.map(targetOf))
    const files = (await namedFilesOf(tx, [mailing]))(mailingId)
    const taken = due.flatMap((delivery) => {
      const recipient = recipients.get(targetOf(delivery))
      return recipient ? [{ delivery, recipient, message: wordFor(recipient, mailing.texts), files }] : []
    })
    const wanted = taken.filter((one) => lostBecause(one) === undefined)
    const unseen = wanted.filter(({ delivery }) => delivery.shownAt === null)
    await (mailing.communityId === null ? showMessages(tx, mailing, unseen) : showToMembers(tx, mailing, unseen))
    return dropUnreachable(tx, mailing, taken)
  })
}

/** Leases due deliveries; rows that another worker is just leasing are skipped. */
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
