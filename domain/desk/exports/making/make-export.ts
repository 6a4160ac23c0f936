import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { inSnapshot, type Snapshot } from '#database/in-snapshot.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { sealBytes, sealPieces } from '#platform/sealed-stream.ts'
import type { ExportRecord } from '../export-record.ts'
import { documentsZip } from '../zips/documents-zip.ts'
import { dossiersZip } from '../zips/dossiers-zip.ts'
import { type Carrying, carrying, isCarried, NoLongerWanted } from './carrying.ts'
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
  const carried = carrying(made, !tells)
  try {
    await requireGrant(made)
    const size = await inSnapshot(async (snapshot) => {
      const content = await contentOf(snapshot, made, carried)
      const stored = await fileStore().put('private', fileKey, sealPieces(inTurns(content, carried), 'exported files'))
      return stored.size - sealBytes
    })
    await endExport(made, { size, count: carried.written(), told: carried.told() }, tells)
    return { outcome: 'ready', bytes: size }
  } catch (error) {
    // A file that cannot be deleted now is swept later; the failure must still reach the owner.
    await fileStore()
      .remove('private', fileKey)
      .catch(() => {})
    if (error instanceof NoLongerWanted) return { outcome: 'dropped', bytes: 0 }
    if (error instanceof ProblemError) return failed(made, tells)
    // A waiting request gets the error and can be repeated, so its row must not look unfinished.
    await (tells ? giveBack(made) : failExport(made, false))
    throw error
  } finally {
    carried.stop()
  }
}

async function failed(made: ExportRecord, tells: boolean): Promise<Attempt> {
  await failExport(made, tells)
  return { outcome: 'failed', bytes: 0 }
}

/** Yields each piece of a file when requests leave time for it. */
async function* inTurns(content: AsyncIterable<Uint8Array>, { turn }: Carrying) {
  for await (const piece of content) {
    await turn()
    yield piece
  }
}

function contentOf(snapshot: Snapshot, made: ExportRecord, carried: Carrying): Promise<AsyncIterable<Uint8Array>> {
  switch (made.kind) {
    case 'applications':
    case 'participants':
    case 'members':
      return listContent(snapshot, made, carried)
    case 'documents':
      return documentsZip(snapshot, made, carried)
    case 'dossiers':
      return dossiersZip(snapshot, made, carried)
  }
}

const firstWaitSeconds = 20

/** Back-off: 20 seconds, 40, 80 … */
const giveBack = (made: ExportRecord) =>
  database()
    .update(madeExports)
    .set({
      state: 'waiting',
      carrier: null,
      done: 0,
      carriedUntil: sql`now() + make_interval(secs => ${firstWaitSeconds * 2 ** (made.attempts - 1)})`,
    })
    .where(isCarried(made))
