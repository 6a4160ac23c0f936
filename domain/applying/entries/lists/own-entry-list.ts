import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { entryLists } from '#database/schema/entries.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

export interface ListIds extends FormIds {
  readonly listId: string
}

export type EntryListRecord = typeof entryLists.$inferSelect

/** A list of this member. Lists of colleagues are not found. */
export async function entryListOf(db: Database | Transaction, caller: Caller, ids: ListIds): Promise<EntryListRecord> {
  const [list] = await db.select().from(entryLists).where(isOwn(caller, ids))
  return list ?? notFound(db, ids)
}

/** The same, locked for a change; a list whose people were entered cannot be changed. */
export async function lockEntryList(tx: Transaction, caller: Caller, ids: ListIds): Promise<EntryListRecord> {
  const [list] = await tx.select().from(entryLists).where(isOwn(caller, ids)).for('update')
  if (!list || list.actId !== null) return notFound(tx, ids)
  return list
}

export interface Author {
  readonly companyId: string
  readonly accountId: string
}

/** The unfinished lists of a member, whose people were not entered yet. */
export const isUnfinishedOf = ({ companyId, accountId }: Author) =>
  and(eq(entryLists.companyId, companyId), eq(entryLists.accountId, accountId), isNull(entryLists.actId))

async function notFound(db: Database | Transaction, ids: ListIds): Promise<never> {
  await formOf(db, ids)
  throw problem('entries.listNotFound')
}

const isOwn = (caller: Caller, { companyId, formId, listId }: ListIds) =>
  and(
    ...[eq(entryLists.id, listId), eq(entryLists.companyId, companyId), eq(entryLists.formId, formId)],
    eq(entryLists.accountId, signedIn(caller).accountId),
  )
