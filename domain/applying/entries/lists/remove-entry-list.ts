import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { entryLists } from '#database/schema/entries.ts'
import { entryListOf, type ListIds } from './own-entry-list.ts'

export async function removeEntryList(caller: Caller, ids: ListIds): Promise<null> {
  const { id } = await entryListOf(database(), caller, ids)
  await database().delete(entryLists).where(eq(entryLists.id, id))
  return null
}
