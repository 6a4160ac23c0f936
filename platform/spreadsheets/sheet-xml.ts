import { longestCell, withinCell, xmlText } from './cell-text.ts'
import { type SheetCell, type SheetColumn, serialOf } from './sheet-columns.ts'
import { styleOf } from './sheet-styles.ts'

/** A, B … Z, AA, AB … */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

/** Texts whose whitespace needs xml:space="preserve". */
const isKept = /^\s|\s$|[\n\t]| {2}/

/** Writes rows as XML. No formulas: every text cell is typed as text. */
export function rowWriter(columns: readonly SheetColumn[]) {
  const opened = columns.map((_, at) => `<c r="${lettersOf(at)}`)
  const styled = columns.map((column) => `" s="${styleOf(column)}"><v>`)

  return (number: number, cells: readonly SheetCell[]): string => {
    let xml = `<row r="${number}">`
    for (let at = 0; at < opened.length; at++) {
      const cell = cells[at] ?? ''
      if (cell === '') continue
      const value = keptAs(cell, columns[at] as SheetColumn)
      if (typeof value === 'string') xml += `${opened[at]}${number}${textXml(value)}`
      else if (Number.isFinite(value)) xml += `${opened[at]}${number}${styled[at]}${value}</v></c>`
    }
    return `${xml}</row>`
  }
}

function textXml(value: string): string {
  const text = value.length > longestCell ? withinCell(value) : value
  return `" t="inlineStr"><is><t${isKept.test(text) ? ' xml:space="preserve">' : '>'}${xmlText(text)}</t></is></c>`
}

/** The value as a cell of the column keeps it. */
const keptAs = (cell: string | number, { kind }: SheetColumn): string | number => {
  if (typeof cell === 'number') return kind === 'text' ? String(cell) : cell
  return kind === 'day' || kind === 'moment' ? (serialOf(cell) ?? cell) : cell
}

const widths = { text: 22, number: 12, day: 12, moment: 17, money: 16 } as const
const [narrowest, widest] = [8, 50]

/** The XML before the rows: frozen headings, and readable column widths. */
export const sheetHead = (columns: readonly SheetColumn[], isFrozen: boolean): string =>
  `${xmlHead}<worksheet xmlns="${mainSchema}"><sheetViews><sheetView workbookViewId="0"${isFrozen ? ' tabSelected="1"' : ''}>${
    isFrozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  }</sheetView></sheetViews><cols>${columns
    .map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

function widthOf({ heading, kind, width }: SheetColumn): number {
  return width ?? Math.min(widest, Math.max(narrowest, widths[kind], heading.length + 4))
}

/** The row of headings, which are texts in bold. */
export const headingRow = (columns: readonly SheetColumn[]): string =>
  `<row r="1">${columns
    .map(
      ({ heading }, at) =>
        `<c r="${lettersOf(at)}1" s="1" t="inlineStr"><is><t xml:space="preserve">${xmlText(withinCell(heading))}</t></is></c>`,
    )
    .join('')}</row>`

/** The XML after the rows: filters, and no warnings for numbers stored as text. */
export const sheetTail = (columns: number, lastRow: number): string => {
  const all = `A1:${lettersOf(columns - 1)}${lastRow}`
  return `</sheetData><autoFilter ref="${all}"/><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}

export const plainTail = '</sheetData></worksheet>'

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const mainSchema = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
