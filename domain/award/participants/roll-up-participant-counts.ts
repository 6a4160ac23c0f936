import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { participantCounts } from '#database/schema/participants/participants.ts'

/**
 * Rolls up the kept counts of each form in which at least half of the rows repeat a key. A single statement, so readers
 * see either the rows or their sum. Skips rows that another run has locked.
 */
export async function rollUpParticipantCounts() {
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
