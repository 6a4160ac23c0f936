import { letterWidth } from './letter-runs.ts'
import { colours, type DrawnAt, type Letter, type LineStyle, writeLine } from './pdf-letter.ts'
import { linesOf } from './pdf-lines.ts'

interface TableColumn {
  readonly header: string
  /** Numbers and money are aligned at the end */
  readonly align?: 'end'
}

export interface PdfTable {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Bold rows at the bottom: the rest, and the sum */
  readonly sums?: readonly (readonly string[])[]
}

const [size, headSize, leading, padding, gap] = [9, 7.5, 1.3, 3, 8]
const text: LineStyle = { size }
const sum: LineStyle = { size, bold: true }
const head: LineStyle = { size: headSize, bold: true, colour: colours.muted }

/** A table over several pages, with its header on each; rows are not split. */
export async function writeTable(letter: Letter, { columns, rows, sums = [] }: PdfTable) {
  const widths = widthsOf(letter.width, columns, [...rows, ...sums])
  const linesIn = (cells: readonly string[], at: number) =>
    cells.map((cell, of) => [...linesOf(cell, widths[of] ?? 0, at)])
  const heading = linesIn(
    columns.map(({ header }) => header),
    headSize,
  )
  const isNamed = columns.some(({ header }) => header !== '')
  const headHeight = isNamed ? heightOf(heading, headSize) : 0
  const draw = (lines: readonly (readonly string[])[], style: LineStyle, isHead: boolean) =>
    letter.draw(heightOf(lines, style.size), (at) => drawRow(at, { lines, widths, columns, style, isHead }))

  // Avoids a header alone at the bottom of a page.
  letter.keep(headHeight + 3 * size * 2)
  const writeHead = async () => (isNamed ? draw(heading, head, true) : undefined)
  await writeHead()
  for (const [at, row] of [...rows, ...sums].entries()) {
    const lines = linesIn(row, size)
    if (!letter.fits(heightOf(lines, size))) {
      letter.keep(headHeight + heightOf(lines, size))
      await writeHead()
    }
    await draw(lines, at < rows.length ? text : sum, false)
  }
}

const heightOf = (lines: readonly (readonly string[])[], at: number) =>
  Math.max(1, ...lines.map(({ length }) => length)) * at * leading + 2 * padding

interface DrawnRow {
  readonly lines: readonly (readonly string[])[]
  readonly widths: readonly number[]
  readonly columns: readonly TableColumn[]
  readonly style: LineStyle
  readonly isHead: boolean
}

function drawRow({ document, x, y, width }: DrawnAt, { lines, widths, columns, style, isHead }: DrawnRow) {
  const most = Math.max(...lines.map(({ length }) => length))
  let left = x
  for (const [of, cell] of lines.entries()) {
    const room = widths[of] ?? 0
    // Headers are aligned at their last line.
    const above = isHead ? most - cell.length : 0
    for (const [at, line] of cell.entries()) {
      const start = columns[of]?.align === 'end' ? left + room - letterWidth(line, style.size) : left
      writeLine(document, line, start, y + padding + (above + at) * style.size * leading, style)
    }
    left += room + gap
  }
  const bottom = y + heightOf(lines, style.size) - 1
  document
    .moveTo(x, bottom)
    .lineTo(x + width, bottom)
    .lineWidth(isHead ? 0.75 : 0.4)
    .stroke(isHead ? colours.muted : colours.line)
}

/**
 * Number columns take their content's width, the first column the rest; if that is too little, the others share the
 * space.
 */
function widthsOf(width: number, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): number[] {
  const needed = columns.map(({ header }, of) => {
    // Only measures the longest cell: measuring all would take as long as writing them.
    const longest = rows.reduce((most, row) => ((row[of]?.length ?? 0) > most.length ? (row[of] ?? '') : most), '')
    const words = header.split(' ').map((word) => letterWidth(word, headSize) * boldWidth)
    return Math.max(letterWidth(longest, size) * boldWidth, ...words)
  })
  const room = width - gap * (columns.length - 1)
  const others = needed.slice(1).reduce((all, one) => all + one, 0)
  const share = Math.min(1, (room - Math.min(needed[0] ?? 0, leastFirst)) / Math.max(1, others))
  // Where there is room, numbers come nearer to what they are of.
  const spare = Math.max(0, room - Math.max(needed[0] ?? 0, leastFirst) - others) / columns.length
  const taken = needed.slice(1).map((one) => one * share + Math.min(spare, mostSpare))
  return [room - taken.reduce((all, one) => all + one, 0), ...taken]
}

const [leastFirst, mostSpare] = [120, 48]
/** An outline makes letters bold, and a little wider. */
const boldWidth = 1.04
