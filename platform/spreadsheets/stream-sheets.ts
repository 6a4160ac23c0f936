import { Readable } from 'node:stream'
import { type ZipEntry, zipPieces } from '../zip/zip-pieces.ts'
import type { SheetColumn, SheetRows } from './sheet-columns.ts'
import { headingRow, rowWriter, sheetHead, sheetTail } from './sheet-xml.ts'
import { workbookParts } from './workbook-parts.ts'

export interface StreamedSheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: SheetRows
}

/**
 * Streams an Excel file of several sheets of any length; only a few rows are in memory. A failing row source destroys
 * the stream, and destroying the stream ends the row source.
 */
export function streamSheets(sheets: readonly StreamedSheet[]): Readable {
  const modifiedAt = new Date()
  const part = (name: string, content: ZipEntry['content']): ZipEntry => ({ name, modifiedAt, level: 1, content })
  const entries = [
    ...workbookParts(sheets.map(({ name }) => name)).map(([name, text]) =>
      part(name, async function* () {
        yield Buffer.from(text)
      }),
    ),
    ...sheets.map((sheet, at) => part(`xl/worksheets/sheet${at + 1}.xml`, () => piecesOf(sheet, at === 0))),
  ]
  return Readable.from(zipPieces(entries), { objectMode: false, highWaterMark: 256 * 1024 })
}

async function* piecesOf({ columns, rows }: StreamedSheet, isFirst: boolean) {
  let written = 0
  const write = rowWriter(columns)
  const head = sheetHead(columns, true)
  yield Buffer.from((isFirst ? head : head.replace(' tabSelected="1"', '')) + headingRow(columns))
  for await (const some of rows) {
    let xml = ''
    for (const row of some) xml += write(++written + 1, row)
    yield Buffer.from(xml)
  }
  yield Buffer.from(sheetTail(columns.length, written + 1))
}
