import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { answerColumnOf, isEntryField } from '#contract/entries/entry-facts.ts'
import type { matchEntryColumns as call, EntryList } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import { entryLists } from '#database/schema/entries.ts'
import { requireNoneWrong } from '#domain/candidates/candidates/wrong-fields.ts'
import { enteredQuestions, publishedContentOf } from '../answers/entered-questions.ts'
import { describeList } from './describe-list.ts'
import { lockEntryList } from './own-entry-list.ts'

export async function matchEntryColumns(caller: Caller, input: Input<typeof call>): Promise<EntryList> {
  const { fields, level } = input
  return database().transaction(async (tx) => {
    const list = await lockEntryList(tx, caller, input)
    const content = await publishedContentOf(tx, input)
    const questions = new Set((content ? enteredQuestions(content) : []).map(({ id }) => answerColumnOf(id) as string))
    const isRight = fields.length === list.headings.length
    requireNoneWrong(caller, [
      ...(isRight
        ? []
        : [{ field: 'fields', key: 'fields.columns' as const, values: { count: list.headings.length } }]),
      ...fields.flatMap((field, at) =>
        field !== null && fields.indexOf(field) < at ? [{ field: `fields.${at}`, key: 'fields.twice' as const }] : [],
      ),
      ...fields.flatMap((field, at) =>
        field === null || isEntryField(field) || questions.has(field)
          ? []
          : [{ field: `fields.${at}`, key: 'fields.entryQuestion' as const }],
      ),
    ])
    await tx.update(entryLists).set({ fields, level }).where(eq(entryLists.id, list.id))
    return describeList(tx, { ...list, fields, level })
  })
}
