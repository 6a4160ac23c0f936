import { asc, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { fileStore } from '#domain/ground/files/store.ts'

/** Deletes the files of expired and failed copies. */
export async function sweepDataCopies() {
  const over = await database()
    .select({ id: dataCopies.id, fileKey: dataCopies.fileKey })
    .from(dataCopies)
    .where(isOver)
    .orderBy(asc(dataCopies.id))
  for (const { id, fileKey } of over) {
    // First the file: a row without a file key is never looked at again.
    if (fileKey !== null) await fileStore().remove('private', fileKey)
    await database()
      .update(dataCopies)
      .set({
        fileKey: null,
        state: sql`case when ${dataCopies.state} = 'ready' then 'expired' else ${dataCopies.state} end`,
      })
      .where(sql`${dataCopies.id} = ${id} and ${isOver}`)
  }
}

const isOver = sql`${dataCopies.fileKey} is not null and (
  (${dataCopies.state} = 'ready' and ${dataCopies.expiresAt} <= now()) or ${dataCopies.state} = 'failed')`
