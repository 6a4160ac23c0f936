import type { Caller } from '#contract/caller.ts'
import type { EntryList } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import { describeList } from './describe-list.ts'
import { entryListOf, type ListIds } from './own-entry-list.ts'

export const readEntryList = async (caller: Caller, ids: ListIds): Promise<EntryList> =>
  describeList(database(), await entryListOf(database(), caller, ids))
