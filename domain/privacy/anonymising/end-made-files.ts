import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { holdFiles } from '#domain/ground/files/beginning-files.ts'

/**
 * Ends exports of organizations that may contain the people whom this transaction removes. Ready files expire, and
 * `sweepExports` deletes them within the hour; a running export may have read them already, so it is restarted.
 */
export async function endMadeFiles(tx: Transaction, companyIds: SQL, which: SQL) {
  await holdFiles(tx, companyIds)
  // Waits for finishing exports, which are then ready files, and blocks queued ones until the commit.
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
