import type { Caller } from '#contract/caller.ts'
import { entryFields } from '#contract/entries/entry-facts.ts'
import type { EntryFile } from '#contract/entries/entry-lists.ts'
import { database } from '#database/connection.ts'
import { type FormIds, formOf } from '#domain/forms/own-form.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { translate } from '#platform/texts.ts'
import { checkRows } from './check-rows.ts'
import { entryListOf, type ListIds } from './own-entry-list.ts'

/** The bad rows with their lines and what is wrong; the columns are as in the file, so that it can be read again. */
export async function downloadBadRows(caller: Caller, ids: ListIds): Promise<EntryFile> {
  const { language } = caller
  const list = await entryListOf(database(), caller, ids)
  const faults = new Map(
    (await checkRows(database(), caller, ids, list)).map((row) => [row.line, row.faults.map(({ text }) => text)]),
  )
  const bad = list.rows.filter(({ line }) => (faults.get(line) ?? []).length > 0)
  const headings = list.headings.map((heading, at) =>
    list.fileName === null ? translate(language, 'entries.field', { field: list.fields[at] ?? '' }) : heading,
  )
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

/** An empty file with the columns that are recognised, and one row to show what goes where. */
export async function downloadEntryTemplate({ language }: Caller, ids: FormIds): Promise<EntryFile> {
  await formOf(database(), ids)
  const fields = entryFields.filter((field) => field !== 'fullName')
  return toFile(translate(language, 'entries.templateFile'), {
    name: translate(language, 'entries.templateSheet'),
    headings: fields.map((field) => translate(language, 'entries.field', { field })),
    rows: [fields.map((field) => translate(language, 'entries.example', { field }))],
  })
}

async function toFile(name: string, sheet: Parameters<typeof writeSpreadsheet>[0]): Promise<EntryFile> {
  return { name, file: Buffer.from(await writeSpreadsheet(sheet)).toString('base64') }
}
