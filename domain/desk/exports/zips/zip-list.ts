import { buffer } from 'node:stream/consumers'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import { streamCsv } from '#platform/spreadsheets/stream-csv.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ZipEntry } from '#platform/zip/zip-pieces.ts'

/** The name of an application's folder or file in the zip: the candidate's name, and the unique receipt number. */
export const partOf = (name: string, formNumber: number, applicationId: string): string =>
  safeName(name, `- ${receiptNumber(formNumber, applicationId)}`)

/** The list inside a zip: every candidate, and which files are there or missing. */
export function zipList(language: Language) {
  const lines: SheetCell[][] = []
  const word = (what: string) => translate(language, 'exports.list', { what })
  return {
    add: (name: string, number: string, title: string, file: string | null) => {
      lines.push([name, number, title, file ?? word('lost')])
    },
    async entry(): Promise<ZipEntry> {
      const columns = [
        deskText(language, 'column.name'),
        deskText(language, 'column', { column: 'number' }),
        word('document'),
        word('file'),
      ].map((heading) => ({ heading, kind: 'text' as const }))
      const rows = async function* () {
        yield lines
      }
      const content = await buffer(streamCsv({ columns, rows: rows(), language }))
      return {
        name: `${safeName(word('name'))}.csv`,
        modifiedAt: new Date(),
        level: 6,
        content: async function* () {
          yield content
        },
      }
    },
  }
}
