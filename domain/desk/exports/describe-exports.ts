import type { Caller } from '#contract/caller.ts'
import type { Export } from '#contract/exports/exports.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formTitles } from '#domain/award/payments/form-titles.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { type ListedExport, modulesOf, stateOf } from './export-record.ts'

/** Exports as the caller sees them, with names of members and forms, in two statements for any number. */
export async function describeExports(
  caller: Caller,
  companyId: string,
  rows: readonly ListedExport[],
): Promise<Export[]> {
  const { accountId } = signedIn(caller)
  const [names, titles] = await Promise.all([
    accountNames(
      database(),
      rows.map((row) => row.accountId),
    ),
    formTitles(
      companyId,
      rows.flatMap(({ formId }) => formId ?? []),
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    format: row.format,
    state: stateOf(row),
    form: row.formId === null ? null : { id: row.formId, title: titles.get(row.formId) ?? '' },
    filters: row.filterWords,
    isSensitive: row.isSensitive,
    total: row.total,
    done: Math.min(row.done, row.total),
    size: row.size,
    fileName: row.fileName,
    madeBy: names.get(row.accountId) ?? '',
    isMine: row.accountId === accountId,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    downloads: row.downloads,
    downloadedAt: row.downloadedAt?.toISOString() ?? null,
    can: {
      cancel: row.state === 'waiting' || row.state === 'making',
      download: stateOf(row) === 'ready' && modulesOf(row).every((module) => isGranted(caller, module, 'read')),
    },
  }))
}
