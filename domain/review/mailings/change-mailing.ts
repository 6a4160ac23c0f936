import { and, eq, inArray } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { MailingState } from '#contract/fields/mailing-state.ts'
import { jobs } from '#contract/jobs.ts'
import type { Mailing } from '#contract/mailings/mailings.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { mailings } from '#database/schema/mailings.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { cancelRemaining } from './delivering/cancel-remaining.ts'
import { describeMailing, isOwn, type MailingIds, mailingOf } from './list-mailings.ts'
import type { MailingRecord } from './mailing-record.ts'

/** Calls a mailing back while it is held: no recipient gets anything, and all credits return. */
export const callBackMailing = (caller: Caller, ids: MailingIds) =>
  change(caller, ids, ['held'], async (tx, mailing) => {
    await setState(tx, mailing, 'calledBack')
    await cancelRemaining(tx, caller, mailing)
  })

/** Deliveries that are being sent just now still go out. */
export const pauseMailing = (caller: Caller, ids: MailingIds) =>
  change(caller, ids, ['sending'], (tx, mailing) => setState(tx, mailing, 'paused'))

export const resumeMailing = (caller: Caller, ids: MailingIds) =>
  change(caller, ids, ['paused'], async (tx, mailing) => {
    await setState(tx, mailing, 'sending')
    await enqueue(tx, jobs.deliverMailing, { mailingId: mailing.id })
  })

/** Stops a mailing half way: the remaining recipients get nothing, and their credits return. */
export const stopMailing = (caller: Caller, ids: MailingIds) =>
  change(caller, ids, ['sending', 'paused'], async (tx, mailing) => {
    await setState(tx, mailing, 'stopped')
    await cancelRemaining(tx, caller, mailing)
  })

/** Ends all unfinished mailings of a community, as if each were called back or stopped. */
export async function endMailingsOf(tx: Transaction, caller: Caller, communityId: string) {
  const left = await tx
    .select()
    .from(mailings)
    .where(and(eq(mailings.communityId, communityId), inArray(mailings.state, ['held', 'sending', 'paused'])))
    .orderBy(mailings.id)
    .for('update')
  for (const mailing of left) {
    await setState(tx, mailing, mailing.state === 'held' ? 'calledBack' : 'stopped')
    await cancelRemaining(tx, caller, mailing)
  }
}

async function change(
  caller: Caller,
  ids: MailingIds,
  from: readonly MailingState[],
  act: (tx: Transaction, mailing: MailingRecord) => Promise<unknown>,
): Promise<Mailing> {
  return database().transaction(async (tx) => {
    const [mailing] = await tx.select().from(mailings).where(isOwn(ids)).for('update')
    if (!mailing) return describeMailing(tx, await mailingOf(tx, ids))
    if (!from.includes(mailing.state)) throw problem('mailings.over')
    await act(tx, mailing)
    const described = await describeMailing(tx, await mailingOf(tx, ids))
    // The first message is a sample of a list, which WriteOnly may not read.
    const isRead = isGranted(caller, 'formId' in ids ? 'Applications' : 'Communities', 'read')
    return isRead ? described : { ...described, first: null }
  })
}

const setState = (tx: Transaction, { id }: MailingRecord, state: MailingState) =>
  tx.update(mailings).set({ state, leasedUntil: null }).where(eq(mailings.id, id))
