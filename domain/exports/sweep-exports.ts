import { asc, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { fileStore } from '#domain/files/store.ts'

/** Removes the files whose seven days are over, and what is left of exports that were cancelled or given up. */
export async function sweepExports() {
  const over = await database()
    .select({ id: madeExports.id, fileKey: madeExports.fileKey })
    .from(madeExports)
    .where(isOver)
    .orderBy(asc(madeExports.id))
  for (const { id, fileKey } of over) {
    // First the file: a row that names none any more is never looked at again.
    if (fileKey !== null) await fileStore().remove('private', fileKey)
    await database()
      .update(madeExports)
      .set({
        fileKey: null,
        state: sql`case when ${madeExports.state} = 'ready' then 'expired' else ${madeExports.state} end`,
      })
      .where(sql`${madeExports.id} = ${id} and ${isOver}`)
  }
}

const isOver = sql`${madeExports.fileKey} is not null and (
  (${madeExports.state} = 'ready' and ${madeExports.expiresAt} <= now()) or ${madeExports.state} in ('cancelled', 'failed'))`
