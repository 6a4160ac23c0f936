import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { sendSignal } from '../signals.ts'

/**
 * After many rows were written: search indexes keep new rows in a list that is read through on every search until some
 * later vacuum sorts it in, and the planner still believes that the tables are empty. Neither should wait. What other
 * processes have cached goes when this commits.
 */
export async function settle(tx: Transaction) {
  await tx.execute(sql`
    select gin_clean_pending_list(name::regclass)
    from unnest(array['universities_search', 'cities_search', 'departments_search']) as name`)
  await tx.execute(sql`analyze universities, faculties, departments, cities, towns`)
  await sendSignal(tx, { kind: 'purge', tags: ['reference'] })
}
