import { buffer } from 'node:stream/consumers'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import { streamCsv } from '#platform/spreadsheets/stream-csv.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ZipEntry } from '#platform/zip/zip-pieces.ts'

/** How the part of somebody is called: a name that people find, and a number that nobody else has. */
export const partOf = (name: string, formNumber: number, applicationId: string): string =>
  safeName(name, `- ${receiptNumber(formNumber, applicationId)}`)

/** The list of everything in a zip, which lies in it: who, and what is there or was not found. */
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
