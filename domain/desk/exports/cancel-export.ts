import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { cancelExport as call } from '#contract/exports/exports.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { removeLater } from '#domain/ground/files/remove-later.ts'
import { readExport } from './list-exports.ts'
import { type ExportIds, ownExport } from './own-export.ts'
import { withoutTyped } from './without-typed.ts'

/** Whoever makes it finds that it is no longer wanted, and throws away what it has written. */
export async function cancelExport(caller: Caller, ids: ExportIds): Promise<Output<typeof call>> {
  await database().transaction(async (tx) => {
    await ownExport(caller, ids, tx)
    const cancelled = await tx
      .update(madeExports)
      .set({ state: 'cancelled', carrier: null, carriedUntil: null, endedAt: sql`now()`, ...withoutTyped })
      .where(and(eq(madeExports.id, ids.exportId), inArray(madeExports.state, ['waiting', 'making'])))
      .returning({ fileKey: madeExports.fileKey })
    if (cancelled.length === 0) throw problem('exports.over')
    // Unless they die first, after a sweep has looked for it.
    await removeLater(
      tx,
      cancelled.flatMap(({ fileKey }) => fileKey ?? []),
    )
  })
  return readExport(caller, ids)
}
