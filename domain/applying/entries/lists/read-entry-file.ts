import { mostEntries } from '#contract/entries/enter-candidates.ts'
import { entryFileBytes } from '#contract/entries/entry-lists.ts'
import { problem } from '#contract/problems.ts'
import { QueueFull } from '#platform/limited.ts'
import { readSpreadsheet } from '#platform/spreadsheets/read-spreadsheet.ts'
import { SheetError } from '#platform/spreadsheets/spreadsheet.ts'
import type { EnteredQuestion } from '../answers/read-answer.ts'
import { sheetToList } from './sheet-to-list.ts'

const mostColumns = 100
/** Room for a title and headings above the people. */
const limits = { rows: mostEntries + 10, columns: mostColumns }

/** The headings and people of an Excel or CSV file; the file itself is not stored. */
export async function readEntryFile(bytes: Uint8Array, fileName: string, questions: readonly EnteredQuestion[]) {
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
