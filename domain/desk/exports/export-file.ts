import { and, eq, gt, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { takeExport as call, Export } from '#contract/exports/exports.ts'
import { anHour } from '#contract/fresh.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { requireFresh } from '#domain/accounts/confirmation/require-fresh.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { unsealStream } from '#platform/sealed-stream.ts'
import { modulesOf, stateOf } from './export-record.ts'
import { type ExportIds, ownExport } from './own-export.ts'

/** A link to the file, for its owner and Root while they may read the exported list. */
export async function takeExport(caller: Caller, ids: ExportIds): Promise<Output<typeof call>> {
  const row = await ownExport(caller, ids)
  if (!modulesOf(row).every((module) => isGranted(caller, module, 'read'))) throw problem('permissions.missing')
  const state = stateOf(row)
  if (state === 'expired') throw problem('exports.gone')
  if (state !== 'ready') throw problem('exports.notReady')
  if (row.isSensitive && row.kind !== 'documents') await requireFresh(caller, anHour, undefined)
  await countDownload(row.id)
  return signedLink(caller, { kind: 'exportFile', exportId: row.id })
}

const countDownload = (id: string) =>
  database().transaction((tx) =>
    tx
      .update(madeExports)
      .set({ downloads: sql`${madeExports.downloads} + 1`, downloadedAt: sql`now()` })
      .where(eq(madeExports.id, id)),
  )

/** The file behind a link to an export. */
export async function exportedFile(exportId: string): Promise<SentFile> {
  const [row] = await database()
    .select()
    .from(madeExports)
    .where(and(eq(madeExports.id, exportId), eq(madeExports.state, 'ready'), gt(madeExports.expiresAt, sql`now()`)))
  if (!row || row.fileKey === null || row.size === null) throw problem('files.notFound')
  const { fileKey, size, fileName: name, format } = row
  if (!(await fileStore().exists('private', fileKey))) throw problem('files.notFound')
  return {
    name,
    type: types[format],
    size,
    inline: false,
    async content() {
      const stored = await fileStore().get('private', fileKey)
      if (!stored) throw problem('files.notFound')
      return unsealStream(stored.stream, 'exported files')
    },
  }
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
} as const

/**
 * The file itself as the response, if it is ready and the request does not ask for the row; this counts as a download.
 */
export async function fileAtOnce(_: Caller, made: Export, body: unknown): Promise<SentFile | undefined> {
  const wantsRow = typeof body === 'object' && body !== null && 'answer' in body && body.answer === 'row'
  if (made.state !== 'ready' || wantsRow) return undefined
  const file = await exportedFile(made.id)
  await countDownload(made.id)
  return file
}
