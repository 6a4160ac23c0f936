import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { formViews } from '#database/schema/reports/form-views.ts'

/**
 * Rolls up the views of each form in which at least half of the rows repeat a key, as `rollUpCounts` does for
 * applications. Skips rows that another run has locked.
 */
export async function rollUpViews() {
  await database().execute(sql`
    with repeating as (
      select form_id from ${formViews} group by form_id having count(*) >= 2 * count(distinct (day, place))
    ), folded as (
      delete from ${formViews} where ctid = any(array(
        select ctid from ${formViews} where form_id in (select form_id from repeating) for update skip locked
      )) returning *
    )
    insert into ${formViews} (form_id, day, place, views)
    select form_id, day, place, sum(views) from folded group by 1, 2, 3`)
}
