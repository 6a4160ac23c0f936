import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'

/**
 * Removes the remaining credits of ended packages from the balance. They could not be spent since the end; this writes
 * it to the ledger. Each batch is a statement of its own: if it is killed, the next run continues.
 */
export async function endPackages(_: object = {}, atOnce = 500) {
  while ((await endSome(atOnce)) === atOnce);
}

async function endSome(atOnce: number): Promise<number> {
  const { rows } = await database().execute<{ ended: number }>(sql`
    with due as (
      select * from ${subscriptions} where ended_at is null and expiry_at <= now()
      order by expiry_at limit ${atOnce} for no key update skip locked
    ), ended as (
      update ${subscriptions} set ended_at = now(),
        lapsed_application_credit = due.lapsed_application_credit + due.left_application_credit,
        lapsed_document_credit = due.lapsed_document_credit + due.left_document_credit,
        lapsed_message_credit = due.lapsed_message_credit + due.left_message_credit,
        left_application_credit = 0, left_document_credit = 0, left_message_credit = 0
      from due where ${subscriptions.companyId} = due.company_id
      returning due.company_id
    ), written as (
      insert into ${creditEntries} (company_id, kind, amount, balance, why)
      select due.company_id, held.kind, -held.amount, 0, 'expired'
      from due join ended using (company_id) cross join lateral (values ('application', due.left_application_credit),
        ('document', due.left_document_credit), ('message', due.left_message_credit)) as held(kind, amount)
      where held.amount > 0
    )
    select count(*)::int as ended from ended`)
  return rows[0]?.ended ?? 0
}
