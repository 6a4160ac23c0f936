import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { formViews } from '#database/schema/reports/form-views.ts'

/**
 * Adds up the views of each form where half of the rows or more say the same as others, as `foldCounts` does with numbers
 * of applications. Rows that another run is adding up are left to it.
 */
export async function foldViews() {
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
