import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'

// Whoever begins a file of an organization's people, and whoever takes people out of it, wait for each other: begun in between, a
// file would still read who is gone when this commits, and nobody would end it.

const nameOf = (companyId: SQL) => sql`hashtextextended('files of ' || ${companyId}, 0)`

/** To begin a file of this organization: one after the other, for the moment in which it is written down. */
export const beginFile = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${nameOf(sql`${companyId}::uuid`)})`)

/** To end files of these organizations, together with others who do; nobody begins one before this transaction ends. */
export const holdFiles = (tx: Transaction, companyIds: SQL) =>
  tx.execute(sql`
    select pg_advisory_xact_lock_shared(${nameOf(sql`companies.id`)})
    from (select distinct id from (${companyIds}) as named (id) order by id) as companies`)
