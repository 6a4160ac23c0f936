import { ProblemError } from '#contract/problems.ts'
import { inSnapshot, type Snapshot } from '#database/in-snapshot.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { giveLeaseBack, LeaseLost } from '#domain/ground/files/making-lease.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { sealBytes, sealPieces } from '#platform/sealed-stream.ts'
import { type ExportProgress, exportProgress } from '../export-progress.ts'
import type { ExportRecord } from '../export-record.ts'
import { documentsZip } from '../zips/documents-zip.ts'
import { dossiersZip } from '../zips/dossiers-zip.ts'
import { endExport, failExport } from './end-export.ts'
import { type ExportOutcome, reportOutcome } from './export-outcomes.ts'
import { listContent } from './list-content.ts'
import { requireGrant } from './require-grant.ts'

/** The number of attempts, counting crashes and failures, before an export fails for good. */
const mostAttempts = 5

/**
 * Makes a leased export as one file, from one database snapshot. After a passing failure the file is deleted and the
 * export queued again, unless a request waits for it. `tells`: no request waits, so the owner is notified.
 */
export async function makeExport(made: ExportRecord, tells: boolean) {
  const started = performance.now()
  let became: Attempt = { outcome: 'returned', bytes: 0 }
  try {
    became = await attempt(made, tells)
  } finally {
    reportOutcome({ kind: made.kind, ...became, seconds: (performance.now() - started) / 1000 })
  }
}

type Attempt = Pick<ExportOutcome, 'outcome' | 'bytes'>

async function attempt(made: ExportRecord, tells: boolean): Promise<Attempt> {
  const { fileKey } = made
  if (fileKey === null) throw new Error('An export was taken without a place for its file')
  if (made.attempts > mostAttempts) return failed(made, tells)
  const progress = exportProgress(made, !tells)
  try {
    await requireGrant(made)
    const size = await inSnapshot(async (snapshot) => {
      const content = await contentOf(snapshot, made, progress)
      const stored = await fileStore().put('private', fileKey, sealPieces(inTurns(content, progress), 'exported files'))
      return stored.size - sealBytes
    })
    await endExport(made, { size, count: progress.written(), exported: progress.exported() }, tells)
    return { outcome: 'ready', bytes: size }
  } catch (error) {
    // A file that cannot be deleted now is swept later; the failure must still reach the owner.
    await fileStore()
      .remove('private', fileKey)
      .catch(() => {})
    if (error instanceof LeaseLost) return { outcome: 'dropped', bytes: 0 }
    if (error instanceof ProblemError) return failed(made, tells)
    // A waiting request gets the error and can be repeated, so its row must not look unfinished.
    await (tells ? giveLeaseBack(madeExports, made) : failExport(made, false))
    throw error
  } finally {
    progress.stop()
  }
}

async function failed(made: ExportRecord, tells: boolean): Promise<Attempt> {
  await failExport(made, tells)
  return { outcome: 'failed', bytes: 0 }
}

/** Yields each piece of a file when requests leave time for it. */
async function* inTurns(content: AsyncIterable<Uint8Array>, { pause }: ExportProgress) {
  for await (const piece of content) {
    await pause()
    yield piece
  }
}

function contentOf(
  snapshot: Snapshot,
  made: ExportRecord,
  progress: ExportProgress,
): Promise<AsyncIterable<Uint8Array>> {
  switch (made.kind) {
    case 'applications':
    case 'participants':
    case 'members':
      return listContent(snapshot, made, progress)
    case 'documents':
      return documentsZip(snapshot, made, progress)
    case 'dossiers':
      return dossiersZip(snapshot, made, progress)
  }
}
