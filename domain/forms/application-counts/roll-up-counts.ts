import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'

/**
 * Rolls up the stored counts of each form where at least half of the rows have the same key as another. One statement:
 * a concurrent reader sees either the rows or their sum. Rows that another run has locked are skipped.
 */
export async function rollUpCounts() {
  await database().execute(sql`
    with repeating as (
      select form_id from ${applicationCounts} group by form_id
      having count(*) >= 2 * count(distinct (company_id, status, sealed, action, step_id, arrived, published))
    ), folded as (
      delete from ${applicationCounts} where ctid = any(array(
        select ctid from ${applicationCounts} where form_id in (select form_id from repeating) for update skip locked
      )) returning *
    )
    insert into ${applicationCounts}
      (company_id, form_id, status, sealed, action, step_id, arrived, published, difference)
    select company_id, form_id, status, sealed, action, step_id, arrived, published, sum(difference)
    from folded group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(difference) <> 0`)
}
