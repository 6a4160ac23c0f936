import { Readable } from 'node:stream'
import { type ZipEntry, zipPieces } from '../zip/zip-pieces.ts'
import type { SheetCell, SheetColumn, SheetRows } from './sheet-columns.ts'
import { headingRow, plainTail, rowWriter, sheetHead, sheetTail } from './sheet-xml.ts'
import { workbookParts } from './workbook-parts.ts'

interface Workbook {
  readonly sheet: { readonly name: string; readonly columns: readonly SheetColumn[]; readonly rows: SheetRows }
  /** A second sheet that describes the first; requested after all rows are counted */
  readonly about: { readonly name: string; readonly lines: (rows: number) => readonly (readonly [string, SheetCell])[] }
}

/** Sheets end here. */
export const mostRows = 1_048_575

/** Quick rather than small: the XML of a sheet shrinks to a tenth in any case. */
const level = 1

/**
 * Streams an Excel file of any length; only a few rows and the output buffer are in memory. A failing row source
 * destroys the stream, and destroying the stream ends the row source.
 */
export function streamWorkbook({ sheet, about }: Workbook): Readable {
  let written = 0

  async function* dataPieces() {
    yield Buffer.from(sheetHead(sheet.columns, true) + headingRow(sheet.columns))
    const write = rowWriter(sheet.columns)
    for await (const rows of sheet.rows) {
      let xml = ''
      for (const row of rows) xml += write(++written + 1, row)
      yield Buffer.from(xml)
    }
    yield Buffer.from(sheetTail(sheet.columns.length, written + 1))
  }

  async function* aboutPieces() {
    const write = rowWriter(aboutColumns)
    const rows = about.lines(written).map((line, at) => write(at + 1, line))
    yield Buffer.from(sheetHead(aboutColumns, false) + rows.join('') + plainTail)
  }

  const modifiedAt = new Date()
  const part = (name: string, content: ZipEntry['content']): ZipEntry => ({ name, modifiedAt, level, content })
  const entries = [
    ...workbookParts([sheet.name, about.name]).map(([name, text]) =>
      part(name, async function* () {
        yield Buffer.from(text)
      }),
    ),
    part('xl/worksheets/sheet1.xml', dataPieces),
    part('xl/worksheets/sheet2.xml', aboutPieces),
  ]
  return Readable.from(zipPieces(entries), { objectMode: false, highWaterMark: 256 * 1024 })
}

const aboutColumns: readonly SheetColumn[] = [
  { heading: '', kind: 'text', width: 28 },
  { heading: '', kind: 'number', width: 70 },
]
