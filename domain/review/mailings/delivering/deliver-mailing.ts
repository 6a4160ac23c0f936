import { sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { isUnleased, leaseEnd } from '#database/lease.ts'
import { enqueue } from '#database/queue.ts'
import { mailings } from '#database/schema/mailings.ts'
import type { MailingRecord } from '../mailing-record.ts'
import type { Openers } from '../openers.ts'
import { waysOf } from '../reach.ts'
import { cancelRemaining } from './cancel-remaining.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { endMailing } from './end-mailing.ts'
import { mayBeSent } from './may-be-sent.ts'
import { keepPace } from './pace.ts'
import { sendOut } from './send-out.ts'

/** The batch size; after a crash, at most this many messages are sent twice. */
const sentAtOnce = 10
/** Without e-mail and SMS nothing can be sent twice, and larger batches are faster. */
const shownAtOnce = 200
/** How long one job sends before it hands over to the next, so that a process can stop in time. */
const shiftMs = 20_000

/**
 * Releases a due mailing and sends it. One worker at a time holds its lease; if the worker dies, the next run of
 * `resumeMailings` starts another.
 */
export async function deliverMailing({ mailingId }: { readonly mailingId: string }, openers?: Openers) {
  const mailing = await takeUp(mailingId)
  if (!mailing) return
  const ways = waysOf(mailing.channels)
  const atOnce = ways.length > 0 ? sentAtOnce : shownAtOnce
  for (const end = Date.now() + shiftMs; Date.now() < end; ) {
    await keepPace(ways, atOnce)
    const taken = await claimDeliveries(mailingId, atOnce, openers)
    if (taken === undefined) return leave(mailingId)
    const settled = await Promise.all(taken.map(sendOut))
    // The server accepts nothing at the moment: the rest wait, instead of using up their attempts.
    if (taken.length > 0 && !settled.some((isSettled) => isSettled)) return leave(mailingId)
  }
  await database().transaction(async (tx) => {
    await putDown(tx, mailingId)
    await enqueue(tx, jobs.deliverMailing, { mailingId })
  })
}

/**
 * Leases the mailing. Undefined if it is held, paused, over, of a suspended organization, or leased by another worker.
 */
async function takeUp(mailingId: string): Promise<MailingRecord | undefined> {
  const [mailing] = await database()
    .update(mailings)
    .set({ state: 'sending', leasedUntil: leaseEnd() })
    .where(
      sql`${mailings.id} = ${mailingId} and ${mailings.state} in ('held', 'sending') and ${mailings.releaseAt} <= now()
        and ${mayBeSent} and ${isUnleased(mailings.leasedUntil)}`,
    )
    .returning()
  return mailing
}

type Tx = Parameters<Parameters<ReturnType<typeof database>['transaction']>[0]>[0]

const putDown = (tx: Tx, mailingId: string) =>
  tx.update(mailings).set({ leasedUntil: null }).where(sql`${mailings.id} = ${mailingId}`)

/**
 * Ends the mailing if nothing is left. `resumeMailings` handles retries, unless the mailing was stopped while this
 * worker held its lease.
 */
const leave = (mailingId: string) =>
  database().transaction(async (tx) => {
    const [mailing] = await tx.select().from(mailings).where(sql`${mailings.id} = ${mailingId}`).for('update')
    if (!mailing || mailing.endedAt) return
    if (mailing.state === 'stopped') return cancelRemaining(tx, {}, mailing)
    if (mailing.state === 'paused' || !(await endMailing(tx, mailingId))) await putDown(tx, mailingId)
  })
