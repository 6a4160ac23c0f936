import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'

// Serialises starting an export with anonymising the applications that it reads: an export started in between would
// still contain the people whom this transaction removes, and would not be cancelled.

const nameOf = (companyId: SQL) => sql`hashtextextended('files of ' || ${companyId}, 0)`

/** Taken to start a file of this organization: exclusive, until the file's row is committed. */
export const beginFile = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${nameOf(sql`${companyId}::uuid`)})`)

/** Taken to end files of these organizations: shared, and no file is started before this transaction ends. */
export const holdFiles = (tx: Transaction, companyIds: SQL) =>
  tx.execute(sql`
    select pg_advisory_xact_lock_shared(${nameOf(sql`companies.id`)})
    from (select distinct id from (${companyIds}) as named (id) order by id) as companies`)
