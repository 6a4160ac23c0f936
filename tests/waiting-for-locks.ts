import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'

/** How many transactions on this test's database wait for a lock that another one holds. */
export async function waitingForLocks(): Promise<number | undefined> {
  const { rows } = await database().execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}
