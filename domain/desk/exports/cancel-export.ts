import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { cancelExport as call } from '#contract/exports/exports.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { unleased } from '#domain/ground/files/making-lease.ts'
import { removeLater } from '#domain/ground/files/remove-later.ts'
import { readExport } from './list-exports.ts'
import { type ExportIds, ownExport } from './own-export.ts'
import { withoutTyped } from './without-typed.ts'

/** Cancels an export. The worker making it notices at its next check and deletes its file. */
export async function cancelExport(caller: Caller, ids: ExportIds): Promise<Output<typeof call>> {
  await database().transaction(async (tx) => {
    await ownExport(caller, ids, tx)
    const cancelled = await tx
      .update(madeExports)
      .set({ state: 'cancelled', ...unleased, endedAt: sql`now()`, ...withoutTyped })
      .where(and(eq(madeExports.id, ids.exportId), inArray(madeExports.state, ['waiting', 'making'])))
      .returning({ fileKey: madeExports.fileKey })
    if (cancelled.length === 0) throw problem('exports.over')
    // In case the worker dies before deleting its file.
    await removeLater(
      tx,
      cancelled.flatMap(({ fileKey }) => fileKey ?? []),
    )
  })
  return readExport(caller, ids)
}
