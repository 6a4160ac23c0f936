import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { holdFiles } from '#domain/ground/files/beginning-files.ts'

/**
 * Ends exports of organizations that may hold people who are gone with this transaction. Files that lie here `sweepExports`
 * removes within the hour; who makes one at this moment may have read them already, so that it is made anew.
 */
export async function endMadeFiles(tx: Transaction, companyIds: SQL, which: SQL) {
  await holdFiles(tx, companyIds)
  // One that is just ending is waited for, and is a file that lies here then; nobody begins one that waits before they are gone.
  await tx.execute(sql`
    select from ${madeExports} where ${which} and ${madeExports.state} in ('waiting', 'making', 'ready')
    order by ${madeExports.id} for no key update`)
  await tx.execute(sql`
    update ${madeExports} set state = 'waiting', carrier = null, carried_until = null, done = 0
    where ${which} and ${madeExports.state} = 'making'`)
  await tx.execute(sql`
    update ${madeExports} set expires_at = now()
    where ${which} and ${madeExports.state} = 'ready' and ${madeExports.expiresAt} > now()`)
}
