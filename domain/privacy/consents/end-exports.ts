import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { holdFiles } from '#domain/ground/files/beginning-files.ts'

interface Handed {
  readonly id: string
  readonly formId: string
  readonly companyId: string
}

/**
 * Expires exports with sensitive data of this application, which its history lists: they cannot be downloaded any
 * more, and `sweepExports` deletes them within the hour. A running export may have read the data already, so it is
 * restarted.
 */
export async function endExports(tx: Transaction, { id, formId, companyId }: Handed) {
  await holdFiles(tx, sql`select ${companyId}::uuid`)
  // First the running ones: this waits for one that is finishing, which is then a ready file. Waiting ones are blocked
  // until the commit, or they would still read the old data.
  await tx.execute(sql`
    update ${madeExports} set state = 'waiting', carrier = null, carried_until = null, done = 0
    where ${madeExports.companyId} = ${companyId} and ${madeExports.state} in ('waiting', 'making') and ${madeExports.isSensitive}
      and (${madeExports.formId} is null or ${madeExports.formId} = ${formId})`)
  await tx.execute(sql`
    update ${madeExports} set expires_at = now()
    where ${madeExports.companyId} = ${companyId} and ${madeExports.state} = 'ready' and ${madeExports.expiresAt} > now()
      and ${madeExports.isSensitive} and ${madeExports.id}::text in (
        select ${applicationHistory.detail} ->> 'exportId' from ${applicationHistory}
        where ${applicationHistory.applicationId} = ${id} and ${applicationHistory.event} in ('sensitiveRead', 'documentsZipped'))`)
}
