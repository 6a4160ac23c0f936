import { sql } from 'drizzle-orm'
import { type Database, database, type Transaction } from '#database/connection.ts'

/**
 * How many transactions on this test's database wait for a lock that another one holds. Asked inside the transaction that holds
 * it, this takes no further connection of the pool, whose others may all be waiting.
 */
export async function waitingForLocks(db: Database | Transaction = database()): Promise<number | undefined> {
  // Within one transaction PostgreSQL would answer what it saw first.
  await db.execute(sql`select pg_stat_clear_snapshot()`)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}
