import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { entryFields } from '#contract/entries/entry-facts.ts'
import type { createEntryList as call, EntryList } from '#contract/entries/entry-lists.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { entryLists } from '#database/schema/entries.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { enteredQuestions, publishedContentOf } from '../answers/entered-questions.ts'
import { describeList } from './describe-list.ts'
import { type Author, isUnfinishedOf } from './own-entry-list.ts'
import { readEntryFile } from './read-entry-file.ts'

/** Starts a list from a file, which is read and not stored, or an empty one. */
export async function createEntryList(caller: Caller, input: Input<typeof call>): Promise<EntryList> {
  const { companyId, formId, file, fileName = 'adaylar' } = input
  const content = await publishedContentOf(database(), input)
  const questions = content ? enteredQuestions(content) : []
  const read = file === undefined ? typed : await readEntryFile(Buffer.from(file, 'base64'), fileName, questions)
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    await lockMember(tx, { companyId, accountId })
    const begun = file === undefined ? await emptyList(tx, { companyId, accountId }, formId) : undefined
    if (begun) return describeList(tx, begun)
    await requireRoom(tx, { companyId, accountId })
    const [list] = await tx
      .insert(entryLists)
      .values({
        id: newId(),
        companyId,
        formId,
        accountId,
        fileName: file === undefined ? null : fileName,
        ...read,
      })
      .returning()
    if (!list) throw new Error('An inserted list was not returned')
    return describeList(tx, list)
  })
}

/** How many unfinished lists a member may have. They are deleted after a day (`sweepEntries`). */
const mostUnfinished = 10

/** Serialises the creation of lists by one member. */
const lockMember = (tx: Transaction, { companyId, accountId }: Author) =>
  tx
    .select({ accountId: companyMembers.accountId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.accountId, accountId)))
    .for('no key update')

/** Reuses the member's empty typed list, left by going back without typing. */
async function emptyList(tx: Transaction, author: Author, formId: string) {
  const isEmpty = and(eq(entryLists.formId, formId), isNull(entryLists.fileName), eq(entryLists.rows, []))
  const [empty] = await tx
    .select()
    .from(entryLists)
    .where(and(isUnfinishedOf(author), isEmpty))
    .limit(1)
  return empty
}

async function requireRoom(tx: Transaction, author: Author) {
  if ((await tx.$count(entryLists, isUnfinishedOf(author))) >= mostUnfinished)
    throw problem('entries.tooManyLists', { most: mostUnfinished })
}

/** A typed list has a column for each field except the whole name. */
const typedFields = entryFields.filter((field) => field !== 'fullName')
const typed = { headings: typedFields, fields: typedFields, rows: [] }
