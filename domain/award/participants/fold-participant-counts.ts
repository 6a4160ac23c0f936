import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { participantCounts } from '#database/schema/participants/participants.ts'

/**
 * Adds up the kept counts of each form where half of the rows or more say the same as others. One statement: who reads
 * meanwhile sees either the rows or their sum. Rows that another run is adding up are left to it.
 */
export async function foldParticipantCounts() {
  await database().execute(sql`
    with repeating as (
      select form_id from ${participantCounts} group by form_id
      having count(*) >= 2 * count(distinct (company_id, status))
    ), folded as (
      delete from ${participantCounts} where ctid = any(array(
        select ctid from ${participantCounts} where form_id in (select form_id from repeating) for update skip locked
      )) returning *
    )
    insert into ${participantCounts} (company_id, form_id, status, difference)
    select company_id, form_id, status, sum(difference) from folded group by 1, 2, 3 having sum(difference) <> 0`)
}
