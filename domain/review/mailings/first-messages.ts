import { sql } from 'drizzle-orm'
import type { Mailing } from '#contract/mailings/mailings.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import type { MailingRecord } from './mailing-record.ts'
import { wordDeliveries } from './word-deliveries.ts'

/** Each of these mailings of one form or community, as its first recipient gets it. */
export async function firstMessages(
  db: Database | Transaction,
  mailings: readonly MailingRecord[],
): Promise<(mailingId: string) => Mailing['first']> {
  const [one] = mailings
  if (!one) return () => null
  const { rows } = await db.execute<{ id: string; mailing_id: string; target: string; shown: boolean }>(sql`
    select first.id, mailing.id as mailing_id, first.target, first.shown
    from unnest(${uuids(mailings.map(({ id }) => id))}) as mailing(id)
    cross join lateral (
      select ${deliveries.id}, coalesce(${deliveries.applicationId}, ${deliveries.candidateId}) as target,
        ${deliveries.shownAt} is not null as shown
      from ${deliveries}
      where ${deliveries.mailingId} = mailing.id order by ${deliveries.id} limit 1
    ) as first`)
  const textsOf = new Map(mailings.map(({ id, texts }) => [id, texts]))
  const wordedOf = await wordDeliveries(
    db,
    one,
    rows.map(({ id, mailing_id, target, shown }) => ({
      id,
      target,
      isShown: shown,
      texts: textsOf.get(mailing_id) ?? {},
    })),
  )
  const firstOf = new Map(rows.map(({ id, mailing_id }) => [mailing_id, wordedOf(id)]))
  return (mailingId) => firstOf.get(mailingId) ?? null
}
