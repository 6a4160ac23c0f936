import type { SentFile } from '#contract/sent-file.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import { letterText } from '#platform/drawing/letter-runs.ts'
import { paintChart, paintedHeight } from '#platform/drawing/pdf-chart.ts'
import {
  colours,
  createLetter,
  type DrawnAt,
  type Letter,
  type LineStyle,
  writeLine,
} from '#platform/drawing/pdf-letter.ts'
import { linesOf } from '#platform/drawing/pdf-lines.ts'
import { formatDeadline, istanbulDay } from '#platform/text/dates.ts'
import type { ReportWords } from '#platform/text/reports/report-words.ts'
import { translate } from '#platform/texts.ts'
import type { OnePagePart } from './director-parts.ts'

interface OnePage {
  readonly title: string
  /** The lines of the header; the first two are the title and the organization. */
  readonly about: readonly (readonly [label: string, value: string | number | null])[]
  readonly figures: readonly Figure[]
  readonly at: string
  readonly words: ReportWords
  readonly parts: readonly OnePagePart[]
  /** Whether the numbers are those of closed weeks */
  readonly isApproximate: boolean
}

interface Figure {
  readonly label: string
  readonly value: string
  readonly note: string
}

/** How many forms are named; the rest are counted. */
const mostForms = 2
const [columns, between] = [2, 24]

/** A page with a fixed layout: header, key figures, and charts in pairs. */
export async function writeOnePage(page: OnePage): Promise<SentFile> {
  const { title, about, figures, at, words, parts, isApproximate } = page
  const { language, t } = words
  const [, [, company = ''] = [], ...lines] = about
  const letter = await createLetter({ title: `${title} · ${company}`, language, side: 48 })
  await writeCut(letter, String(company), { size: 11, bold: true, colour: colours.muted }, 1)
  await letter.write(title, { size: 20, bold: true, leading: 1.3, after: 2 })
  for (const line of shortened(lines, words)) await writeCut(letter, line, { size: 9.5, colour: colours.muted }, 2)
  letter.gap(10)
  await drawFigures(letter, figures)
  if (parts.length === 0) {
    await letter.write(t(isApproximate ? 'reports.approximate.none' : 'reports.empty'), { size: 12, bold: true })
    if (!isApproximate) await letter.write(t('reports.empty.detail'), { size: 10, colour: colours.muted })
  }
  await drawRows(letter, parts)
  const made = translate(language, 'receipt.foot', { time: formatDeadline(at, language) })
  const content = await letter.finish({
    header: { left: `${company} · ${title}`, right: formatDeadline(at, language) },
    footer: () => made,
  })
  const name = `${safeName(`${title} - ${istanbulDay(new Date(at))}`)}.pdf`
  return { name, type: 'application/pdf', size: content.length, inline: false, content }
}

/**
 * Forms on one line, both periods on another; a line without a label is appended to the one above, and the time goes to
 * the foot.
 */
function shortened(lines: OnePage['about'], { language, t }: ReportWords): string[] {
  const form = translate(language, 'exports.about.line', { what: 'form' })
  const period = translate(language, 'reports.period')
  const before = translate(language, 'reports.column', { what: 'before' })
  const joined: { label: string; values: string[] }[] = []
  for (const [label, value] of lines.slice(0, -1)) {
    const last = joined.at(-1)
    if (label === before && last?.label === period) last.values.push(`${before}: ${value}`)
    else if (label === '') joined.at(-1)?.values.push(String(value))
    else joined.push({ label, values: [String(value ?? '')] })
  }
  return joined.map(({ label, values }) => {
    const isMany = label === form && values.length > mostForms
    return `${label}: ${isMany ? t('reports.forms.chosen', { count: values.length }) : values.join(' · ')}`
  })
}

/** Text cut to at most this many lines, however long a form's title is. */
async function writeCut(letter: Letter, text: string, style: LineStyle, most: number) {
  const leading = style.size * 1.4
  const shown = fewLines(text, letter.width, style.size, most)
  await letter.draw(shown.length * leading, (at) => writeLines(at, shown, style, leading))
}

function fewLines(text: string, width: number, size: number, most: number): string[] {
  const shown: string[] = []
  for (const line of linesOf(letterText(text), width, size)) {
    if (shown.length === most) return [...shown.slice(0, -1), `${shown.at(-1)}…`]
    shown.push(line)
  }
  return shown
}

const writeLines = ({ document, x, y }: DrawnAt, lines: readonly string[], style: LineStyle, leading: number) => {
  for (const [at, line] of lines.entries()) writeLine(document, line, x, y + at * leading, style)
}

const figureHeight = 68

/** The key figures side by side, each in its own box. */
async function drawFigures(letter: Letter, figures: readonly Figure[]) {
  if (figures.length === 0) return
  await letter.draw(figureHeight + 14, ({ document, x, y, width }) => {
    const wide = (width - 10 * (figures.length - 1)) / figures.length
    for (const [at, { label, value, note }] of figures.entries()) {
      const left = x + at * (wide + 10)
      document.roundedRect(left, y, wide, figureHeight, 6).fill(colours.tint)
      const inside = (top: number): DrawnAt => ({ document, x: left + 10, y: y + top, width: wide - 20 })
      writeLine(document, fewLines(value, wide - 20, 17, 1).join(''), left + 10, y + 8, {
        size: 17,
        bold: true,
        colour: colours.brand,
      })
      const named = fewLines(label, wide - 20, 8.5, 2)
      writeLines(inside(31), named, { size: 8.5, bold: true }, 11)
      writeLines(
        inside(32 + named.length * 11),
        fewLines(note, wide - 20, 7.5, 2),
        { size: 7.5, colour: colours.muted },
        10,
      )
    }
  })
}

/** Points per pixel of a chart of half the page's width: the largest scale at which all of them fit is used. */
const [largest, smallest, step] = [0.6, 0.36, 0.02]
const looks = {
  about: { size: 8.5, bold: true, colour: colours.brand },
  title: { size: 10.5, bold: true },
  note: { size: 7.5, colour: colours.muted },
} as const

interface Row {
  readonly parts: readonly (Omit<OnePagePart, 'title' | 'note'> & {
    readonly title: readonly string[]
    readonly note: readonly string[]
  })[]
  readonly heading: number
}

const heightOf = ({ parts, heading }: Row, scale: number) =>
  ruled + heading + Math.max(...parts.map(({ chart }) => paintedHeight(chart, scale))) + below

const [ruled, below] = [8, 10]

async function drawRows(letter: Letter, parts: readonly OnePagePart[]) {
  const wide = (letter.width - between * (columns - 1)) / columns
  const rows = Array.from({ length: Math.ceil(parts.length / columns) }, (_, at) =>
    rowOf(parts.slice(at * columns, (at + 1) * columns), wide),
  )
  const fits = (scale: number) => letter.fits(rows.reduce((sum, row) => sum + heightOf(row, scale), 0))
  let scale: number = largest
  while (scale > smallest && !fits(scale)) scale -= step
  for (const row of rows) await drawRow(letter, row, wide, scale)
}

function rowOf(parts: readonly OnePagePart[], wide: number): Row {
  const told = parts.map(({ title, note, ...part }) => ({
    ...part,
    title: fewLines(title, wide, looks.title.size, 3),
    note: note ? fewLines(note, wide, looks.note.size, 2) : [],
  }))
  return {
    parts: told,
    heading: Math.max(...told.map(({ title, note }) => 13 + title.length * 14 + note.length * 10)) + 6,
  }
}

/** Draws two parts side by side, with their charts aligned at the top. */
async function drawRow(letter: Letter, row: Row, wide: number, scale: number) {
  letter.rule(ruled)
  await letter.draw(heightOf(row, scale) - ruled, ({ document, x, y }) => {
    for (const [at, { about, title, note, chart }] of row.parts.entries()) {
      const place = (top: number): DrawnAt => ({ document, x: x + at * (wide + between), y: y + top, width: wide })
      writeLines(place(0), [about], looks.about, 13)
      writeLines(place(13), title, looks.title, 14)
      writeLines(place(13 + title.length * 14), note, looks.note, 10)
      paintChart(place(row.heading), chart, scale)
    }
  })
}
