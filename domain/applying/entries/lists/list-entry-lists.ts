import { desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listEntryLists as call } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import { entryLists } from '#database/schema/entries.ts'
import { forms } from '#database/schema/forms.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { isUnfinishedOf } from './own-entry-list.ts'

/** A member's unfinished lists of all forms: the limit counts them together. */
export async function listEntryLists(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { title, type } = await formOf(database(), input)
  const { accountId } = signedIn(caller)
  const rows = await database()
    .select({
      id: entryLists.id,
      formId: entryLists.formId,
      form: forms.title,
      fileName: entryLists.fileName,
      total: sql<number>`jsonb_array_length(${entryLists.rows})`,
      createdAt: entryLists.createdAt,
    })
    .from(entryLists)
    .innerJoin(forms, eq(forms.id, entryLists.formId))
    .where(isUnfinishedOf({ companyId: input.companyId, accountId }))
    .orderBy(desc(entryLists.createdAt), desc(entryLists.id))
  return { form: title, type, items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}
