import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import type { MailingRecord } from '../mailing-record.ts'
import { type Way, waysOf } from '../reach.ts'
import type { Taken } from './taken.ts'

type Reason = NonNullable<Taken['recipient']['lost']>

/** Why a recipient gets nothing at all: they withdrew, left or closed the account before the message was shown. */
export const lostBecause = ({ delivery, recipient }: Taken): Reason | undefined =>
  delivery.shownAt === null ? recipient.lost : undefined

/**
 * Drops deliveries without an address any more, and returns those left to send. Credits return in the transaction in
 * which an e-mail or SMS stops waiting, and so exactly once.
 */
export async function dropUnreachable(
  tx: Transaction,
  mailing: MailingRecord,
  taken: readonly Taken[],
): Promise<Taken[]> {
  const dropped = taken.map((one) => ({ one, ways: lostWays(one), reason: lostBecause(one) }))
  const lost = dropped.filter(({ ways, reason }) => ways.length > 0 || reason !== undefined)
  if (lost.length > 0) await settle(tx, mailing, lost)
  return dropped
    .filter(({ reason }) => reason === undefined)
    .map(({ one, ways }) => ({ ...one, delivery: { ...one.delivery, ...droppedIn(ways) } }))
}

interface Lost {
  readonly one: Taken
  readonly ways: readonly Way[]
  readonly reason: Reason | undefined
}

/** All waiting channels, or those whose address or number has been removed since. */
const lostWays = (one: Taken): Way[] => waitingIn(one).filter((way) => lostBecause(one) || addressBy(way, one) === null)

const waitingIn = ({ delivery }: Taken) => waysOf(['email', 'sms']).filter((way) => delivery[way] === 'waiting')

export const addressBy = (way: Way, { recipient }: Pick<Taken, 'recipient'>) =>
  way === 'email' ? recipient.email : recipient.gsm

const droppedIn = (ways: readonly Way[]) => Object.fromEntries(ways.map((way) => [way, 'dropped' as const]))

async function settle(tx: Transaction, { id, companyId }: MailingRecord, lost: readonly Lost[]) {
  const stateOf = ({ one, ways, reason }: Lost) => reason ?? (waitingIn(one).length > ways.length ? 'waiting' : 'done')
  const isLost = (way: Way) => sql.param(lost.map(({ ways }) => ways.includes(way)))
  await tx.execute(sql`
    update ${deliveries} set state = lost.state, is_taken = lost.state = 'waiting',
      email = case when lost.email then 'dropped' else ${deliveries.email} end,
      sms = case when lost.sms then 'dropped' else ${deliveries.sms} end
    from unnest(${uuids(lost.map(({ one }) => one.delivery.id))}, ${sql.param(lost.map(stateOf))}::text[],
      ${isLost('email')}::boolean[], ${isLost('sms')}::boolean[]) as lost(id, state, email, sms)
    where ${deliveries.id} = lost.id`)
  // Only applications have a history; members of a community do not.
  for (const because of ['withdrawn', 'accountClosed'] as const) {
    const theirs = lost.filter(({ reason }) => reason === because)
    const applicationIds = theirs.flatMap(({ one }) => one.delivery.applicationId ?? [])
    const detail = { mailingId: id, because }
    await addHistory(tx, {}, { applicationIds, event: 'messageDropped', detail, visible: false })
  }
  const credits = lost.reduce((sum, { ways }) => sum + ways.length, 0)
  await tx
    .update(mailings)
    .set({ creditsReturned: sql`${mailings.creditsReturned} + ${credits}` })
    .where(sql`${mailings.id} = ${id}`)
  await returnCredits(tx, companyId, 'message', credits, { about: { kind: 'mailing', id } })
}
