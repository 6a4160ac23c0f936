import { asc, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { writtenWithinMs } from '#domain/ground/files/remove-later.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { withoutTyped } from './without-typed.ts'

/**
 * Deletes files older than seven days, files of cancelled and failed exports, and partial files of killed processes.
 */
export async function sweepExports() {
  await fileStore().sweep(new Date(Date.now() - writtenWithinMs))
  const over = await database()
    .select({ id: madeExports.id, fileKey: madeExports.fileKey })
    .from(madeExports)
    .where(isOver)
    .orderBy(asc(madeExports.id))
  for (const { id, fileKey } of over) {
    // The file first: a row without a key is never looked at again.
    if (fileKey !== null) await fileStore().remove('private', fileKey)
    await database()
      .update(madeExports)
      .set({
        fileKey: null,
        state: sql`case when ${madeExports.state} = 'ready' then 'expired' else ${madeExports.state} end`,
        ...withoutTyped,
      })
      .where(sql`${madeExports.id} = ${id} and ${isOver}`)
  }
}

const isOver = sql`${madeExports.fileKey} is not null and (
  (${madeExports.state} = 'ready' and ${madeExports.expiresAt} <= now()) or ${madeExports.state} in ('cancelled', 'failed'))`
