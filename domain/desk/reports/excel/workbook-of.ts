import type { Caller } from '#contract/caller.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'
import { type AskedReport, aboutReport, type ToldOfReport } from '../about-report.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Told extends ToldOfReport {
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
  readonly notes?: readonly string[]
}

/** A report as a workbook: its table, and a sheet on its subject, time and author. */
export async function workbookOf(caller: Caller, asked: AskedReport, told: Told): Promise<SentFile> {
  const { language, title, columns, rows, notes = [] } = told
  const lines = [...(await aboutReport(caller, asked, told)), ...notes.map((note) => ['', note] as const)]
  const name = `${safeName(`${title} - ${istanbulDay(new Date())}`)}.xlsx`
  const workbook = {
    sheet: { name: title, columns, rows: oncely(rows) },
    about: { name: translate(language, 'exports.about'), lines: () => lines },
  }
  return { name, type, inline: false, content: () => streamWorkbook(workbook) }
}

async function* oncely(rows: Told['rows']) {
  yield rows
}
