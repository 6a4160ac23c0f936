import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostEntries } from '#contract/entries/enter-candidates.ts'
import { answerColumnOf, entryFields } from '#contract/entries/entry-facts.ts'
import type {
  CheckedRow,
  removeEntryRow as removeCall,
  saveEntryRow as saveCall,
} from '#contract/entries/entry-lists.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { type EntryRow, entryLists } from '#database/schema/entries.ts'
import { requireNoneWrong } from '#domain/candidates/candidates/wrong-fields.ts'
import { enteredQuestions, publishedContentOf } from '../answers/entered-questions.ts'
import { checkRows } from './check-rows.ts'
import { type EntryListRecord, lockEntryList } from './own-entry-list.ts'

/** Corrects a row, or adds one after the last. */
export async function saveEntryRow(caller: Caller, input: Input<typeof saveCall>): Promise<CheckedRow> {
  return database().transaction(async (tx) => {
    const values = await valuesOf(tx, caller, input)
    const list = withColumns(await lockEntryList(tx, caller, input), values)
    const line = input.line ?? Math.max(0, ...list.rows.map((row) => row.line)) + 1
    const at = list.rows.findIndex((row) => row.line === line)
    if (input.line !== null && at < 0) throw problem('entries.rowNotFound')
    if (at < 0 && list.rows.length >= mostEntries) throw problem('entries.tooManyRows', { rows: mostEntries })
    const saved = { line, cells: cellsOf(list, values, list.rows[at]?.cells ?? []) }
    const rows = at < 0 ? [...list.rows, saved] : list.rows.with(at, saved)
    await save(tx, { ...list, rows })
    const row = (await checkRows(tx, caller, input, { ...list, rows })).find((one) => one.line === line)
    if (!row) throw new Error('A saved row was not checked')
    return row
  })
}

export async function removeEntryRow(caller: Caller, input: Input<typeof removeCall>): Promise<null> {
  await database().transaction(async (tx) => {
    const list = await lockEntryList(tx, caller, input)
    const rows = list.rows.filter(({ line }) => line !== input.line)
    if (rows.length === list.rows.length) throw problem('entries.rowNotFound')
    await save(tx, { ...list, rows })
  })
  return null
}

/** Cells by the fields of their columns. */
type Values = Readonly<Record<string, string>>

/** The filled-in fields with the answers to the form’s questions; unknown questions are refused. */
async function valuesOf(tx: Transaction, caller: Caller, input: Input<typeof saveCall>): Promise<Values> {
  const answers = Object.entries(input.answers ?? {})
  const content = answers.length > 0 ? await publishedContentOf(tx, input) : undefined
  const asked = new Set((content ? enteredQuestions(content) : []).map(({ id }) => id))
  requireNoneWrong(
    caller,
    answers.flatMap(([id]) =>
      asked.has(id) ? [] : [{ field: `answers.${id}`, key: 'fields.entryQuestion' as const }],
    ),
  )
  return {
    ...Object.fromEntries(entryFields.map((field) => [field, input[field]])),
    ...Object.fromEntries(answers.map(([id, text]) => [answerColumnOf(id), text])),
  }
}

/** Appends columns for filled-in fields that have none yet. */
function withColumns(list: EntryListRecord, values: Values): EntryListRecord {
  const missing = Object.keys(values).filter((field) => values[field] !== '' && !list.fields.includes(field))
  return { ...list, fields: [...list.fields, ...missing], headings: [...list.headings, ...missing] }
}

/** Omitted columns keep their values. */
const cellsOf = ({ fields }: EntryListRecord, values: Values, before: EntryRow['cells']) =>
  fields.map((field, at) => (field === null ? (before[at] ?? '') : (values[field] ?? before[at] ?? '').trim()))

const save = (tx: Transaction, { id, rows, fields, headings }: EntryListRecord) =>
  tx.update(entryLists).set({ rows, fields, headings }).where(eq(entryLists.id, id))
