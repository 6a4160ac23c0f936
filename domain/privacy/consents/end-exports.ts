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
 * restarted. An export with answers to these questions, or filtered or sorted by them, is not in the history of its
 * applications: all such exports of the form expire that were made after the consent (`since`). Exports made before cannot
 * hold the answers.
 */
export async function endExports(
  tx: Transaction,
  { id, formId, companyId }: Handed,
  { questionIds, since }: { readonly questionIds: readonly string[]; readonly since: Date },
) {
  await holdFiles(tx, sql`select ${companyId}::uuid`)
  const columns = sql.param(questionIds.map((questionId) => `answer:${questionId}`))
  const answers = sql`(${questionIds.length > 0} and ${madeExports.formId} = ${formId} and (
    ${madeExports.kind} = 'dossiers' or ${madeExports.kind} = 'applications' and (
      ${madeExports.asked} -> 'columns' ?| ${columns}::text[] or ${madeExports.asked} -> 'columns' = '[]'
    )
    or ${madeExports.asked} ->> 'sort' = any(${columns}::text[])
    or jsonb_path_exists(${madeExports.asked}, '$.filters.answers[*].questionId ? (@ == $ids[*])',
      ${JSON.stringify({ ids: questionIds })}::jsonb)
  ))`
  // First the running ones: this waits for one that is finishing, which is then a ready file. Waiting ones are blocked
  // until the commit, or they would still read the old data.
  await tx.execute(sql`
    update ${madeExports} set state = 'waiting', carrier = null, carried_until = null, done = 0, attempts = greatest(attempts - 1, 0)
    where ${madeExports.companyId} = ${companyId} and ${madeExports.state} in ('waiting', 'making')
      and (${answers} or ${madeExports.isSensitive} and (${madeExports.formId} is null or ${madeExports.formId} = ${formId}))`)
  await tx.execute(sql`
    update ${madeExports} set expires_at = now()
    where ${madeExports.companyId} = ${companyId} and ${madeExports.state} = 'ready' and ${madeExports.expiresAt} > now()
      and (${answers} and coalesce(${madeExports.endedAt}, now()) > ${since.toISOString()}::timestamptz
        or ${madeExports.isSensitive} and ${madeExports.id}::text in (
        select ${applicationHistory.detail} ->> 'exportId' from ${applicationHistory}
        where ${applicationHistory.applicationId} = ${id} and ${applicationHistory.event} in ('sensitiveRead', 'documentsZipped')))`)
}
