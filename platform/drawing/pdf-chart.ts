import { cut } from '#platform/charts/cut.ts'
import type { Drawing, Look, Series, Shape } from '#platform/charts/drawing.ts'
import { letterText, letterWidth } from './letter-runs.ts'
import { ascent, colours, type DrawnAt, type Letter, type LineStyle, writeLine } from './pdf-letter.ts'

// Draws a chart as vectors of a PDF, in the colours of the pages (web/ui/charts/charts.module.css). Patterns keep
// series apart in black and white.

export interface PdfChart {
  readonly drawing: Drawing
  readonly series?: readonly Series[] | undefined
  /** The series are lines */
  readonly isLine?: boolean
}

/** Points for a pixel of the page: a drawing as wide as the paper has letters of nine points. */
const usual = 0.72

/** The height that must stay together with the title: the whole chart, or its first row. */
export const chartHeight = ({ drawing: { row, height, groups }, series }: PdfChart, most: number): number =>
  legendHeight(series) +
  Math.min(most, row ? row * Math.min(groups.length, rowsTogether) * usual : height * usual + below)

const [below, rowsTogether] = [10, 5]
const legendHeight = (series: readonly Series[] = []) => (series.length > 1 ? 18 : 0)

/** Draws a chart where it has room, made smaller if it is higher than `most`; one of rows goes on over pages. */
export async function drawChart(letter: Letter, chart: PdfChart, most: number) {
  const { drawing, series = [], isLine = false } = chart
  letter.keep(chartHeight(chart, most))
  const legend = legendHeight(series)
  if (legend > 0) await letter.draw(legend, (at) => paintLegend(at, series, isLine))
  if (drawing.row) return drawRows(letter, drawing, drawing.row)
  const height = Math.min(most, drawing.height * usual + below)
  await letter.draw(height, (at) => paint(at, drawing, drawing.groups, (height - below) / drawing.height))
}

/** The painted height of a chart at a scale. */
export const paintedHeight = ({ drawing, series }: PdfChart, scale: number): number =>
  legendHeight(series) + drawing.height * scale

/** Paints a chart into a place narrower than the page, with only the labels that have room everywhere. */
export function paintChart(at: DrawnAt, { drawing, series = [], isLine = false }: PdfChart, scale: number) {
  const legend = legendHeight(series)
  if (legend > 0) paintLegend(at, series, isLine)
  const groups = drawing.groups.map((group) => ({
    ...group,
    shapes: group.shapes.filter((shape) => !(shape.kind === 'words' && shape.room === 'wide')),
  }))
  paint({ ...at, y: at.y + legend }, drawing, groups, scale)
}

async function drawRows(letter: Letter, drawing: Drawing, row: number) {
  for (const [at, group] of drawing.groups.entries())
    await letter.draw(row * usual, (place) =>
      paint({ ...place, y: place.y - row * at * usual }, drawing, [group], usual),
    )
  await letter.draw(below, () => {})
}

function paint({ document, x, y, width }: DrawnAt, drawing: Drawing, groups: Drawing['groups'], scale: number) {
  // As much as the longest number of the axis takes.
  const axis = drawing.axis > 0 ? (drawing.axis * 0.62 * 12 + 8) * scale : 0
  const pen: Pen = { document, scale, x: (at) => x + axis + ((width - axis) * at) / 100, y: (at) => y + at * scale }
  for (const { shapes } of groups) for (const shape of shapes) paintShape(pen, shape)
}

interface Pen {
  readonly document: PDFKit.PDFDocument
  /** Points for a pixel. */
  readonly scale: number
  readonly x: (percent: number) => number
  readonly y: (pixels: number) => number
}

const looks: Readonly<Record<Look, string>> = { one: '#5e2db3', two: '#0b7285', three: '#a15c00', four: '#6f6885' }
const fills = { track: '#f1eef7', box: '#d9c9f7', area: '#ece4fb', slope: '#ece4fb' } as const
const strokes = {
  rule: [colours.line, 0.8],
  event: ['#c2410c', 1.5],
  halo: ['#ffffff', 6],
  was: [looks.four, 2.5],
  whisker: [looks.four, 1.5],
  median: [looks.one, 4],
} as const
/** Of a line by its look: its dashes, and how thick it is. */
const dashes: Readonly<Record<Look, readonly [number[], number]>> = {
  one: [[], 2.25],
  two: [[7, 4], 2.25],
  three: [[1, 5], 2.25],
  four: [[3, 3], 1.75],
}

function paintShape(pen: Pen, shape: Shape) {
  const { document, scale } = pen
  switch (shape.kind) {
    case 'rectangle': {
      const { is, look = 'one', round = 0 } = shape
      const place = {
        left: pen.x(shape.x),
        top: pen.y(shape.y),
        width: pen.x(shape.x + shape.width) - pen.x(shape.x),
        height: shape.height * scale,
        round: round * scale,
      }
      if (is === 'shape') paintLook(document, place, look, scale)
      else {
        outline(document, place).fill(fills[is])
        if (is === 'box')
          outline(document, place)
            .lineWidth(1.5 * scale)
            .stroke(looks.one)
      }
      break
    }
    case 'line': {
      const [colour, thick] = strokes[shape.is]
      document
        .moveTo(pen.x(shape.from[0]), pen.y(shape.from[1]))
        .lineTo(pen.x(shape.to[0]), pen.y(shape.to[1]))
        .lineWidth(thick * scale)
        .stroke(shape.isGround ? '#8b849e' : colour)
      break
    }
    case 'path': {
      const d = shape.d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${pen.x(Number(x))} ${pen.y(Number(y))}`)
      if (d === '') break
      if (shape.is === 'line') strokeLine(document, d, shape.look ?? 'one', scale)
      else document.path(d).fill(fills[shape.is])
      break
    }
    case 'words':
      paintWords(pen, shape)
      break
    default:
      if (!shape.isQuiet) document.circle(pen.x(shape.x), pen.y(shape.y), shape.r * scale).fill(looks.one)
  }
}

function strokeLine(document: PDFKit.PDFDocument, d: string, look: Look, scale: number) {
  const [dash, thick] = dashes[look]
  document
    .save()
    .lineWidth(thick * scale)
    .lineCap('round')
    .lineJoin('round')
  const [length, space] = dash
  if (length !== undefined && space !== undefined) document.dash(length * scale, { space: space * scale })
  document.path(d).stroke(looks[look]).restore()
}

function paintWords(pen: Pen, { is, after, x, beside = 0, y, anchor, ...words }: Extract<Shape, { kind: 'words' }>) {
  const text = letterText(words.text)
  const size = (is ? 13 : 12) * pen.scale
  const style: LineStyle = { size, bold: is === 'strong', colour: is ? colours.ink : colours.muted }
  const width = letterWidth(text, size)
  const left = pen.x(x) + beside * pen.scale - { start: 0, middle: width / 2, end: width }[anchor]
  const top = pen.y(y) - size * ascent
  writeLine(pen.document, text, left, top, style)
  const quiet = 12 * pen.scale
  if (after)
    writeLine(pen.document, after, left + width + 8 * pen.scale, pen.y(y) - quiet * ascent, {
      size: quiet,
      colour: colours.muted,
    })
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly round: number
}

/** The corner radius is at most half of the shape. */
const outline = (document: PDFKit.PDFDocument, { left, top, width, height, round }: Place) =>
  document.roundedRect(left, top, width, height, Math.min(round, width / 2, height / 2))

/** The first look is plain, the second hatched, the third dotted and the last hollow. */
function paintLook(document: PDFKit.PDFDocument, place: Place, look: Look, scale: number) {
  const { left, top, width, height } = place
  if (width <= 0 || height <= 0) return
  if (look === 'one') {
    outline(document, place).fill(looks.one)
    return
  }
  outline(document, place).fill('#ffffff')
  if (look !== 'four') {
    document.save()
    outline(document, place).clip()
    if (look === 'two') hatch(document, place, scale)
    else dot(document, { left, top, width, height }, scale)
    document.restore()
  }
  outline(document, place)
    .lineWidth(1.5 * scale)
    .stroke(looks[look])
}

function hatch(document: PDFKit.PDFDocument, { left, top, width, height }: Omit<Place, 'round'>, scale: number) {
  const step = 7 * Math.SQRT2 * scale
  for (let at = left - height; at < left + width; at += step) document.moveTo(at, top + height).lineTo(at + height, top)
  document.lineWidth(3 * scale).stroke(looks.two)
}

function dot(document: PDFKit.PDFDocument, { left, top, width, height }: Omit<Place, 'round'>, scale: number) {
  const step = 7 * scale
  for (let across = left + step / 2; across < left + width + step; across += step)
    for (let down = top + step / 2; down < top + height + step; down += step) document.circle(across, down, 1.8 * scale)
  document.fill(looks.three)
}

/** The longest shown part of a name; a table has the full one. */
const longestName = 60

/** The legend of the series with colour and pattern; smaller at half a page's width. */
function paintLegend({ document, x, y, width }: DrawnAt, series: readonly Series[], isLine: boolean) {
  const [size, sample, apart] = width < halfPage ? [7.2, 11, 9] : [8.5, 14, 16]
  let left = x
  for (const { look, ...one } of series) {
    const name = letterText(cut(one.name, longestName))
    const wide = letterWidth(name, size)
    if (left > x && left + sample + 5 + wide > x + width) break
    if (isLine) strokeLine(document, `M${left} ${y + 5}L${left + sample} ${y + 5}`, look, usual)
    else paintLook(document, { left, top: y + 1, width: sample, height: 8, round: 2 }, look, usual)
    writeLine(document, name, left + sample + 5, y, { size, colour: colours.muted })
    left += sample + 5 + wide + apart
  }
}

const halfPage = 300
