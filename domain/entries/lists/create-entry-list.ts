import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostEntries } from '#contract/entries/enter-candidates.ts'
import { entryFields } from '#contract/entries/entry-facts.ts'
import { type createEntryList as call, type EntryList, entryFileBytes } from '#contract/entries/entry-lists.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { entryLists } from '#database/schema/entries.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { QueueFull } from '#platform/limited.ts'
import { readSpreadsheet } from '#platform/spreadsheets/read-spreadsheet.ts'
import { SheetError } from '#platform/spreadsheets/spreadsheet.ts'
import { enteredQuestions, publishedContentOf } from '../answers/entered-questions.ts'
import type { EnteredQuestion } from '../answers/read-answer.ts'
import { describeList } from './describe-list.ts'
import { type Author, isUnfinishedOf } from './own-entry-list.ts'
import { sheetToList } from './sheet-to-list.ts'

const mostColumns = 100
/** A title and headings may stand above the people. */
const limits = { rows: mostEntries + 10, columns: mostColumns }

/** Begins a list from a file, which is read and not kept, or an empty one. */
export async function createEntryList(caller: Caller, input: Input<typeof call>): Promise<EntryList> {
  const { companyId, formId, file, fileName = 'adaylar' } = input
  const content = await publishedContentOf(database(), input)
  const questions = content ? enteredQuestions(content) : []
  const read = file === undefined ? typed : await readFile(Buffer.from(file, 'base64'), fileName, questions)
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    await lockMember(tx, { companyId, accountId })
    const begun = file === undefined ? await emptyList(tx, { companyId, accountId }, formId) : undefined
    if (begun) return describeList(tx, begun)
    await demandRoom(tx, { companyId, accountId })
    const [list] = await tx
      .insert(entryLists)
      .values({
        ...{ id: newId(), companyId, formId, accountId },
        fileName: file === undefined ? null : fileName,
        ...read,
      })
      .returning()
    if (!list) throw new Error('An inserted list was not returned')
    return describeList(tx, list)
  })
}

/** How many lists a member may have begun and not finished. A day later they are thrown away (`sweepEntries`). */
const mostUnfinished = 10

/** Lists that one member begins at once are begun one after the other. */
const lockMember = (tx: Transaction, { companyId, accountId }: Author) =>
  tx
    .select({ accountId: companyMembers.accountId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.accountId, accountId)))
    .for('no key update')

/** Whoever begins to type and goes back has a list in which nobody is yet. */
async function emptyList(tx: Transaction, author: Author, formId: string) {
  const isEmpty = and(eq(entryLists.formId, formId), isNull(entryLists.fileName), eq(entryLists.rows, []))
  const [empty] = await tx
    .select()
    .from(entryLists)
    .where(and(isUnfinishedOf(author), isEmpty))
    .limit(1)
  return empty
}

async function demandRoom(tx: Transaction, author: Author) {
  if ((await tx.$count(entryLists, isUnfinishedOf(author))) >= mostUnfinished)
    throw problem('entries.tooManyLists', { most: mostUnfinished })
}

/** A typed list has a column for each field but the whole name. */
const typedFields = entryFields.filter((field) => field !== 'fullName')
const typed = { headings: typedFields, fields: typedFields, rows: [] }

async function readFile(bytes: Uint8Array, fileName: string, questions: readonly EnteredQuestion[]) {
  if (bytes.byteLength > entryFileBytes) throw problem('sheets.tooLarge', { fileName })
  const sheet = await readSpreadsheet(bytes, limits).catch((error: unknown) => {
    if (error instanceof SheetError)
      throw problem(`sheets.${error.flaw}`, { fileName, rows: mostEntries, columns: mostColumns })
    throw error instanceof QueueFull ? problem('server.busy') : error
  })
  const list = sheetToList(sheet, questions)
  if (list.rows.length === 0) throw problem('sheets.empty', { fileName })
  if (list.rows.length > mostEntries)
    throw problem('sheets.tooManyRows', { fileName, rows: mostEntries, columns: mostColumns })
  return list
}
