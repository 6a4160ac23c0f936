import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/text/locales.ts'
import { lockCandidate } from '../lock-candidate.ts'
import { requireUnchanged } from '../require-unchanged.ts'

interface Kept<Change, Item extends { readonly id: string }> {
  readonly table: PgTable & { readonly id: PgColumn; readonly candidateId: PgColumn }
  readonly itemsOf: (db: Database | Transaction, candidateId: string, language: Language) => Promise<Item[]>
  /** Throws if the change is invalid. `before` is the current item, for a change. */
  readonly demand: (tx: Transaction, caller: Caller, change: Change, kept: readonly Item[], before?: Item) => unknown
  readonly insert: (tx: Transaction, row: Change & Owned) => Promise<unknown>
  readonly update: (tx: Transaction, change: Change, where: SQL | undefined) => Promise<unknown>
}

interface Owned {
  readonly id: string
  readonly candidateId: string
}

interface Was {
  /** The item as it was when the form in the browser was opened. */
  readonly was?: object | undefined
}

const limit = 30

/**
 * The four calls of a list in the profile: read, add, change, delete. Changes of one candidate are serialised, so a
 * list never exceeds its limit and never holds a duplicate.
 */
export function keptList<Change extends object, Item extends { readonly id: string }>(kept: Kept<Change, Item>) {
  const { table, itemsOf } = kept
  const isOne = ({ candidateId, id }: Owned) => and(eq(table.candidateId, candidateId), eq(table.id, id))

  async function writing(
    caller: Caller,
    { candidateId, id }: Owned,
    write: (tx: Transaction, items: readonly Item[]) => Promise<unknown>,
  ): Promise<Item> {
    return database().transaction(async (tx) => {
      await lockCandidate(tx, candidateId)
      await write(tx, await itemsOf(tx, candidateId, caller.language))
      const items = await itemsOf(tx, candidateId, caller.language)
      return found(items, id)
    })
  }

  return {
    list: async ({ language }: Caller, { candidateId }: Pick<Owned, 'candidateId'>) => ({
      items: await itemsOf(database(), candidateId, language),
    }),

    add: (caller: Caller, input: Omit<Owned, 'id'> & Change): Promise<Item> => {
      const row = { ...input, id: newId() }
      return writing(caller, row, async (tx, items) => {
        if (items.length >= limit) throw problem('candidates.tooMany', { limit })
        await kept.demand(tx, caller, row, items)
        await kept.insert(tx, row)
      })
    },

    change: (caller: Caller, { was, ...rest }: Owned & Change & Was): Promise<Item> => {
      const input = rest as unknown as Owned & Change
      return writing(caller, input, async (tx, items) => {
        const before = found(items, input.id)
        requireUnchanged(before, was)
        await kept.demand(
          tx,
          caller,
          input,
          items.filter((item) => item !== before),
          before,
        )
        await kept.update(tx, input, isOne(input))
      })
    },

    remove: async (_: Caller, owned: Owned): Promise<null> => {
      const { rowCount } = await database().delete(table).where(isOne(owned))
      if (rowCount === 0) throw problem('candidates.notFound')
      return null
    },
  }
}

/** Finds an item among the candidate's own; other people's items are not found. */
function found<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((entry) => entry.id === id)
  if (!item) throw problem('candidates.notFound')
  return item
}
