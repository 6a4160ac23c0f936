import { patterns } from '#contract/fields/patterns.ts'
import type { SheetRow } from '#platform/spreadsheets/spreadsheet.ts'
import { fieldFor, matchHeadings } from '../match-headings.ts'

interface ReadList {
  readonly headings: readonly string[]
  readonly fields: readonly (string | null)[]
  readonly rows: readonly SheetRow[]
}

/** The headings are searched within so many rows; a title may come first. */
const deepest = 10

/**
 * Splits a sheet into headings and people. The headings are the first row with a heading for addresses, else the first
 * row; a sheet whose first row contains an address has none, and its columns are named A, B, C.
 */
export function sheetToList(sheet: readonly SheetRow[], questions: Parameters<typeof matchHeadings>[1] = []): ReadList {
  const found = sheet.slice(0, deepest).findIndex(({ cells }) => cells.some((cell) => fieldFor(cell) === 'email'))
  const at = Math.max(0, found)
  const hasHeadings = !sheet[at]?.cells.some((cell) => patterns.email.test(cell))
  const rows = sheet.slice(hasHeadings ? at + 1 : at)
  const width = Math.max(...[...rows, ...sheet.slice(at, at + 1)].map(({ cells }) => cells.length))
  const written = hasHeadings ? (sheet[at]?.cells ?? []) : []
  const headings = Array.from({ length: width }, (_, column) => written[column] || letterOf(column))
  return { headings, rows, fields: hasHeadings ? matchHeadings(headings, questions) : guessed(headings, rows) }
}

/** Without headings only the column of addresses is recognised. */
function guessed(headings: readonly string[], rows: readonly SheetRow[]): (string | null)[] {
  const email = rows[0]?.cells.findIndex((cell) => patterns.email.test(cell))
  return headings.map((_, column) => (column === email ? 'email' : null))
}

/** A, B … Z, AA, as Excel names columns. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter
}
