import type { SQL } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { removeLater } from './remove-later.ts'
import { fileStore } from './store.ts'

/**
 * Claims the lease of making a file, by a statement that returns as "leftKey" the file that the previous holder was
 * writing: if it died, it left the file behind. Returns whether there was anything to claim.
 */
export async function takeOver(statement: SQL) {
  const leftKeys = await database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ leftKey: string | null }>(statement)
    const [taken] = rows
    const left = taken?.leftKey ? [taken.leftKey] : []
    // The previous holder may be slow, not dead: a file removed now could be written again, so it is removed once more
    // later.
    await removeLater(tx, left)
    return taken && left
  })
  for (const key of leftKeys ?? []) await fileStore().remove('private', key)
  return leftKeys !== undefined
}
