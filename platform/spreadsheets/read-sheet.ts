import { EncryptedFileError, HucreError } from 'hucre'
import { streamCsvRows } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { decodeText } from './decode-text.ts'
import { requireClosedQuotes } from './require-closed-quotes.ts'
import { requireSmallZip } from './require-small-zip.ts'
import { SheetError, type SheetLimits, type SheetRow } from './spreadsheet.ts'

/** The first sheet of an Excel file, or a CSV file, as texts. Formulas come as the values that were saved with them. */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let letters = 0
  try {
    for await (const { line, values } of linesOf(bytes)) {
      const cells = withoutTail(values.map(toText))
      if (cells.length === 0) continue
      if (cells.length > limits.columns) throw new SheetError('tooManyColumns')
      if (rows.length === limits.rows) throw new SheetError('tooManyRows')
      letters += cells.reduce((sum, cell) => sum + cell.length, 0)
      if (letters > mostLetters) throw new SheetError('tooLarge')
      rows.push({ line, cells })
    }
  } catch (error) {
    throw flawOf(error)
  }
  if (rows.length === 0) throw new SheetError('empty')
  return rows
}

interface Line {
  readonly line: number
  readonly values: readonly unknown[]
}

async function* linesOf(bytes: Uint8Array): AsyncGenerator<Line> {
  const kind = kindOf(bytes)
  if (kind === 'csv') {
    const text = decodeText(bytes)
    const delimiter = delimiterOf(text)
    requireClosedQuotes(text, delimiter)
    let line = 0
    for (const values of streamCsvRows(text, { delimiter, skipEmptyRows: false })) yield { line: ++line, values }
    return
  }
  if (kind === 'ole') throw new SheetError(isEncrypted(bytes) ? 'protected' : 'oldExcel')
  await requireSmallZip(bytes)
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) yield { line: index + 1, values }
}

/** By content, whatever the file is called. */
function kindOf(bytes: Uint8Array): 'zip' | 'ole' | 'csv' {
  const begins = (...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'zip'
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'ole'
  // A text has no zero bytes, unless it is UTF-16.
  const isWide = begins(0xff, 0xfe) || begins(0xfe, 0xff)
  if (!isWide && bytes.subarray(0, 10_000).includes(0)) throw new SheetError('wrongType')
  if (begins(0x25, 0x50, 0x44, 0x46) || begins(0x7b) || begins(0x3c)) throw new SheetError('wrongType')
  return 'csv'
}

/** The container of an encrypted workbook has a part of this name, in UTF-16. */
const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'))

/** The delimiter, from the first non-empty line: Excel in Turkish writes semicolons. */
function delimiterOf(text: string): string {
  const line = text.split(/\r\n|\n|\r/u, 50).find((one) => one.trim() !== '') ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** The most characters of a sheet: many cells may refer to one shared text. */
const mostLetters = 20_000_000

/** As long as the longest answer. */
const longest = 20_000

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return numberText(value)
  return (
    String(value)
      .normalize('NFC')
      .replace(/[\s\u00a0]+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, longest)
      // After the cut, which may split a character.
      .toWellFormed()
  )
}

/** Adds a fourth decimal to a number with three, so that its point is not taken for a thousands separator. */
const numberText = (value: number): string => {
  const text = String(value)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}

function withoutTail(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

function flawOf(error: unknown): unknown {
  if (error instanceof SheetError) return error
  if (error instanceof EncryptedFileError) return new SheetError('protected')
  // What the library or yauzl cannot read, and the sizes that they refuse.
  return error instanceof HucreError || error instanceof Error ? new SheetError('damaged') : error
}
