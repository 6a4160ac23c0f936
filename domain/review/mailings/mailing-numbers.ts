import { inArray, sql } from 'drizzle-orm'
import type { MailingNumbers } from '#contract/mailings/mailings.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { deliveries } from '#database/schema/mailings.ts'

export const noNumbers: MailingNumbers = { shown: 0, sent: 0, failed: 0, left: 0, dropped: 0 }

/** How far each of these mailings is sent, counted from their deliveries. */
export async function mailingNumbers(db: Database | Transaction, mailingIds: readonly string[]) {
  const numberOf = (state: string) =>
    sql<number>`(count(*) filter (where ${deliveries.email} = ${state}) + count(*) filter (where ${deliveries.sms} = ${state}))::int`
  const rows =
    mailingIds.length === 0
      ? []
      : await db
          .select({
            mailingId: deliveries.mailingId,
            shown: sql<number>`count(${deliveries.shownAt})::int`,
            sent: numberOf('sent'),
            failed: numberOf('failed'),
            left: numberOf('waiting'),
            dropped: sql<number>`(count(*) filter (where ${deliveries.state} in ('withdrawn', 'accountClosed', 'left')))::int`,
          })
          .from(deliveries)
          .where(inArray(deliveries.mailingId, [...mailingIds]))
          .groupBy(deliveries.mailingId)
  const byId = new Map(rows.map(({ mailingId, ...numbers }) => [mailingId, numbers]))
  return (id: string): MailingNumbers => byId.get(id) ?? noNumbers
}
