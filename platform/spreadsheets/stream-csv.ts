import { Readable } from 'node:stream'
import type { Language } from '../text/locales.ts'
import { legalText, longestCell, withinCell } from './cell-text.ts'
import type { SheetCell, SheetColumn, SheetRows } from './sheet-columns.ts'

interface Csv {
  readonly columns: readonly SheetColumn[]
  readonly rows: SheetRows
  /** The format that Excel opens without an import: semicolons and decimal commas in Turkish */
  readonly language: Language
}

/**
 * Streams a CSV file, in UTF-8 with a BOM. Texts that a spreadsheet program would read as a formula get an apostrophe
 * in front; our numbers and dates never do.
 */
export function streamCsv({ columns, rows, language }: Csv): Readable {
  const [separator, decimal] = language === 'tr' ? [';', ','] : [',', '.']
  const special = new RegExp(`["\\r\\n${separator}]`)
  // A program that is set to another language cuts a line where we do not, also within quotes, and what follows begins a cell.
  const cutFormula = new RegExp(`([${language === 'tr' ? ',' : ';'}\\t\\n])(?=[=+@＝＋＠]|[-－]\\S)`, 'g')
  const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const cellText = (cell: SheetCell | undefined): string => {
    if (cell === null || cell === undefined) return ''
    if (typeof cell === 'number') return Number.isFinite(cell) ? quoted(String(cell).replace('.', decimal)) : ''
    const text = legalText(cell.length > longestCell ? withinCell(cell) : cell)
    const plain = text.replace(cutFormula, "$1'")
    return quoted(beginsFormula.test(text) ? `'${plain}` : plain)
  }
  const line = (cells: readonly (SheetCell | undefined)[]) => `${cells.map(cellText).join(separator)}\r\n`

  async function* pieces() {
    yield Buffer.from(`\ufeff${line(columns.map(({ heading }) => heading))}`)
    for await (const some of rows) yield Buffer.from(some.map((row) => line(columns.map((_, at) => row[at]))).join(''))
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 256 * 1024 })
}

/** Also after spaces, which some programs trim, and full-width characters, which some treat as ASCII. */
const beginsFormula = /^\s*[=+\-@＝＋－＠\t\r]|^[\t\r]/
