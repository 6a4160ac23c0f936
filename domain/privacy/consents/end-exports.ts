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
 * Ends the files that lie here and hold what is sensitive of an application, which its history names: nobody takes them any more,
 * and `sweepExports` removes them within the hour. One that is being made may have read it already, and is made anew.
 */
export async function endExports(tx: Transaction, { id, formId, companyId }: Handed) {
  await holdFiles(tx, sql`select ${companyId}::uuid`)
  // First, because one that is just ending is waited for here, and is a file that lies here then. Nobody begins one that waits before
  // this is done: it would still read what was.
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
