import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { paymentTotals } from '#database/schema/payments/payments.ts'

/**
 * Rolls up the kept sums of each organization in which at least half of the rows repeat a key, as `rollUpCounts` does for
 * applications. Skips rows that another run has locked.
 */
export async function rollUpTotals() {
  await database().execute(sql`
    with repeating as (
      select company_id from ${paymentTotals} group by company_id
      having count(*) >= 2 * count(distinct (form_id, month, currency, status, held_because))
    ), folded as (
      delete from ${paymentTotals} where ctid = any(array(
        select ctid from ${paymentTotals} where company_id in (select company_id from repeating) for update skip locked
      )) returning *
    )
    insert into ${paymentTotals} (company_id, form_id, month, currency, status, held_because, number, amount_minor)
    select company_id, form_id, month, currency, status, held_because, sum(number), sum(amount_minor)
    from folded group by 1, 2, 3, 4, 5, 6 having sum(number) <> 0 or sum(amount_minor) <> 0`)
}
