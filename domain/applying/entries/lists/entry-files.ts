import type { Caller } from '#contract/caller.ts'
import { answerColumnOf, entryFields } from '#contract/entries/entry-facts.ts'
import type { EntryFile } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { translate } from '#platform/texts.ts'
import { enteredQuestions, publishedContentOf } from '../answers/entered-questions.ts'
import type { EnteredQuestion } from '../answers/read-answer.ts'
import { checkRows } from './check-rows.ts'
import { entryListOf, type ListIds } from './own-entry-list.ts'

/**
 * The bad rows with their line numbers and faults; the columns are as in the file, so that it can be imported again.
 */
export async function downloadBadRows(caller: Caller, ids: ListIds): Promise<EntryFile> {
  const { language } = caller
  const list = await entryListOf(database(), caller, ids)
  const faults = new Map(
    (await checkRows(database(), caller, ids, list)).map((row) => [row.line, row.faults.map(({ text }) => text)]),
  )
  const bad = list.rows.filter(({ line }) => (faults.get(line) ?? []).length > 0)
  const content = await publishedContentOf(database(), ids)
  const labels = new Map<string, string>(
    (content ? enteredQuestions(content) : []).map(({ id, label }) => [answerColumnOf(id), label]),
  )
  // A column added by correcting a row has the field's name as its heading.
  const headings = list.headings.map((heading, at) => {
    const field = list.fields[at] ?? ''
    if (list.fileName !== null && heading !== field) return heading
    return labels.get(field) ?? translate(language, 'entries.field', { field })
  })
  return toFile(translate(language, 'entries.badRowsFile'), {
    name: translate(language, 'entries.badRowsSheet'),
    headings: [...headings, translate(language, 'entries.line'), translate(language, 'entries.whatIsWrong')],
    rows: bad.map(({ line, cells }) => [
      ...headings.map((_, at) => cells[at] ?? ''),
      line,
      (faults.get(line) ?? []).join(' '),
    ]),
  })
}

/** An empty file with all recognised columns, and one example row. */
export async function downloadEntryTemplate({ language }: Caller, ids: FormIds): Promise<EntryFile> {
  const content = await publishedContentOf(database(), ids)
  const questions = content ? enteredQuestions(content) : []
  const fields = entryFields.filter((field) => field !== 'fullName')
  return toFile(translate(language, 'entries.templateFile'), {
    name: translate(language, 'entries.templateSheet'),
    headings: [
      ...fields.map((field) => translate(language, 'entries.field', { field })),
      ...questions.map(({ label }) => label),
    ],
    rows: [
      [
        ...fields.map((field) => translate(language, 'entries.example', { field })),
        ...questions.map((question) => exampleOf(question, language)),
      ],
    ],
  })
}

/** An example of a valid answer, where the question accepts only some. */
const exampleOf = ({ kind, options }: EnteredQuestion, language: Caller['language']): string => {
  const two = options.slice(0, 2).map(({ label }) => label)
  return kind === 'multiple' ? two.join('; ') : (two[0] ?? translate(language, 'entries.answerExample', { kind }))
}

async function toFile(name: string, sheet: Parameters<typeof writeSpreadsheet>[0]): Promise<EntryFile> {
  return { name, file: Buffer.from(await writeSpreadsheet(sheet)).toString('base64') }
}
