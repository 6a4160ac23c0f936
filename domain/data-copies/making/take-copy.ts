import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { removeLater } from '#domain/files/remove-later.ts'
import { fileStore } from '#domain/files/store.ts'
import { newId } from '#platform/ids.ts'
import { carrySeconds } from './carrying-copy.ts'

export type CopyRecord = typeof dataCopies.$inferSelect

/** Takes a copy into these hands that waits, or whose maker has died. Undefined if somebody makes it, or it is made. */
export async function takeCopy(copyId: string): Promise<CopyRecord | undefined> {
  const carrier = newId()
  const leftKeys = await database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ leftKey: string | null }>(sql`
      with due as (
        select own.id, own.file_key from ${dataCopies} as own
        where own.id = ${copyId} and own.state in ('waiting', 'making') and coalesce(own.carried_until <= now(), true)
        for update skip locked)
      update ${dataCopies} set state = 'making', carrier = ${carrier}::uuid, attempts = ${dataCopies.attempts} + 1, done = 0,
        carried_until = now() + make_interval(secs => ${carrySeconds}),
        file_key = 'data-copies/' || ${dataCopies.candidateId} || ${`/${carrier}.sealed`}
      from due where due.id = ${dataCopies.id}
      returning due.file_key as "leftKey"`)
    const [taken] = rows
    const left = taken?.leftKey ? [taken.leftKey] : []
    await removeLater(tx, left)
    return taken && left
  })
  if (!leftKeys) return undefined
  // What a dead process may have left behind.
  for (const key of leftKeys) await fileStore().remove('private', key)
  const [row] = await database().select().from(dataCopies).where(sql`${dataCopies.carrier} = ${carrier}::uuid`)
  return row
}
