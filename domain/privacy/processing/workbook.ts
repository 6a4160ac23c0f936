import type { SentFile } from '#contract/sent-file.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { type StreamedSheet, streamSheets } from '#platform/spreadsheets/stream-sheets.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A record as an Excel file of several sheets, streamed. */
export const workbook = (title: string, sheets: () => readonly StreamedSheet[]): SentFile => ({
  name: `${safeName(`${title} - ${istanbulDay(new Date())}`)}.xlsx`,
  type,
  inline: false,
  content: () => streamSheets(sheets()),
})

/** Text columns, by the keys of their headings. */
export const textColumns = (language: Language, names: readonly string[], width = 30): SheetColumn[] =>
  names.map((column) => ({ heading: heading(language, column), kind: 'text', width }))

export const heading = (language: Language, column: string) => translate(language, 'records.column', { column })

export const sheetName = (language: Language, sheet: string) => translate(language, 'records.sheet', { sheet })

export async function* oncely(rows: readonly (readonly SheetCell[])[]) {
  yield rows
}
