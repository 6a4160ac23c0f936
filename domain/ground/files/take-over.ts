import type { SQL } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { removeLater } from './remove-later.ts'
import { fileStore } from './store.ts'

/**
 * Takes the making of a file into these hands, by a statement that returns as "leftKey" what its maker before was writing:
 * one who died may have left it behind. Says whether there was anything to take.
 */
export async function takeOver(statement: SQL) {
  const leftKeys = await database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ leftKey: string | null }>(statement)
    const [taken] = rows
    const left = taken?.leftKey ? [taken.leftKey] : []
    // One who only seems dead writes on: what is removed now would come back.
    await removeLater(tx, left)
    return taken && left
  })
  for (const key of leftKeys ?? []) await fileStore().remove('private', key)
  return leftKeys !== undefined
}
