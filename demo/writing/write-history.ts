import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'

type Row = typeof applicationHistory.$inferInsert

/**
 * Writes what happened to applications in the order in which it did: their history is read in the order of writing. When
 * they were decided is written to the applications themselves too, as deciding does.
 */
export async function writeHistory(tx: Transaction, rows: readonly Row[]) {
  const inOrder = rows.toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0))
  await tx.insert(applicationHistory).values(inOrder)
  const decided = sql`('Approved', 'Reserve', 'Rejected')`
  await tx.execute(sql`
    update ${applications} as one set decided_at = made.at, decided_by = made.account_id from (
      select distinct on (application_id) application_id, at, account_id from ${applicationHistory}
      where event = 'statusChanged' and detail ->> 'to' in ${decided} order by application_id, place desc
    ) as made
    where made.application_id = one.id and one.status in ${decided} and one.decided_at is distinct from made.at`)
}
