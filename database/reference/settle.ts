import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { sendSignal } from '../signals.ts'

/**
 * Run after writing many rows: flushes the pending lists of search indexes, which every search would scan until a later
 * vacuum, and updates the planner's statistics. Cached answers are purged at commit.
 */
export async function settle(tx: Transaction) {
  await tx.execute(sql`
    select gin_clean_pending_list(name::regclass)
    from unnest(array['universities_search', 'cities_search', 'departments_search']) as name`)
  await tx.execute(sql`analyze universities, faculties, departments, cities, towns`)
  await sendSignal(tx, { kind: 'purge', tags: ['reference'] })
}
