import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { letterRuns, letterWidth } from './letter-runs.ts'
import { packPage, unpackPage } from './packed-page.ts'
import { linesOf } from './pdf-lines.ts'
import { unpackFonts } from './typeface.ts'

// A letter on A4 in our own font, whose text can be selected and read aloud. The colours are those of web/ui/tokens.css.

const page = { top: 64, bottom: 76, width: 595.28, height: 841.89 } as const
/** From the top of a page to the bottom, without its edges. */
export const pageRoom = page.height - page.top - page.bottom
export const colours = { ink: '#1d1830', muted: '#5d5870', line: '#e4dfee', brand: '#5e2db3', tint: '#f5f0ff' } as const

export interface LineStyle {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: string
}

interface Writing extends LineStyle {
  readonly leading?: number
  /** From the left edge of the column. */
  readonly indent?: number
  /** The space below */
  readonly after?: number
}

interface Edges {
  readonly header: { readonly left: string; readonly right: string }
  readonly footer: (page: number, pages: number) => string
}

/** A position to draw at: the upper left corner, and the available width. */
export interface DrawnAt {
  readonly document: PDFKit.PDFDocument
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface Letter {
  /** The width of the text */
  readonly width: number
  /** Yields to the event loop between lines, so that a long letter does not block other requests. */
  write(text: string, writing: Writing): Promise<void>
  rule(after: number): void
  /** A tinted box with a label and what it names. */
  box(label: string, value: string): void
  /** Starts a new page if this height does not fit on the current one. */
  keep(height: number): void
  /** Whether so much still fits on this page. */
  fits(height: number): boolean
  /** Draws something of this height, on the next page if it does not fit on this one. */
  draw(height: number, paint: (at: DrawnAt) => void): Promise<void>
  /** How high a text will stand, or its first lines. */
  heightOf(text: string, writing: Writing, lines?: number): number
  /** Leaves so much free, on this page only. */
  gap(height: number): void
  /** Writes the header on every page but the first, which has a heading of its own. */
  finish(edges: Edges): Promise<Buffer>
}

interface Heading {
  readonly title: string
  readonly language: string
  /** The margin on both sides */
  readonly side?: number
}

export async function createLetter({ title, language, side = 64 }: Heading): Promise<Letter> {
  await unpackFonts()
  const column = page.width - 2 * side
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Köprü', Producer: 'Köprü', Creator: 'Köprü' },
  })
  const content = collected(document)
  let y: number = page.top
  let full: PDFKit.PDFPage[] = []

  const fits = (height: number) => y + height <= page.height - page.bottom
  const keep = (height: number) => {
    // Content higher than a page starts at the top of one.
    if (y === page.top || fits(height)) return
    full.push(document.page)
    document.addPage()
    y = page.top
  }

  async function packFull() {
    const pages = full
    full = []
    for (const one of pages) await packPage(one)
  }

  return {
    width: column,
    fits,
    async draw(height, paint) {
      await (full.length > 0 ? packFull() : nextTurn())
      keep(height)
      paint({ document, x: side, y, width: column })
      y += height
    },
    async write(text, { leading = 1.5, indent = 0, after = 0, ...style }) {
      let written = 0
      for (const line of linesOf(text, column - indent, style.size)) {
        if (written++ % linesInOneTurn === 0) await (full.length > 0 ? packFull() : nextTurn())
        keep(style.size * leading)
        writeLine(document, line, side + indent, y, style)
        y += style.size * leading
      }
      y += after
    },
    rule(after) {
      // A page has one above it already.
      if (y === page.top) return
      document
        .moveTo(side, y)
        .lineTo(side + column, y)
        .lineWidth(0.75)
        .stroke(colours.line)
      y += after
    },
    box(label, value) {
      keep(56)
      document.roundedRect(side, y, column, 48, 6).fill(colours.tint)
      writeLine(document, label, side + 16, y + 17, { size: 10.5, colour: colours.muted })
      const right = side + column - 16 - letterWidth(value, 17)
      writeLine(document, value, right, y + 13, { size: 17, bold: true, colour: colours.brand })
      y += 72
    },
    keep,
    heightOf(text, { size, leading = 1.5, indent = 0, after = 0 }, most = 100) {
      let count = 0
      for (const _ of linesOf(text, column - indent, size)) if (++count > most) return most * size * leading
      return count * size * leading + after
    },
    gap(height) {
      y += height
    },
    async finish({ header, footer }) {
      full.push(document.page)
      await packFull()
      const { count } = document.bufferedPageRange()
      for (let at = 0; at < count; at++) {
        const one = document.switchToPage(at)
        await unpackPage(one)
        if (at > 0) writeHeader({ document, x: side, y: 32, width: column }, header)
        writeLine(document, footer(at + 1, count), side, page.height - 48, edge)
        await packPage(one)
      }
      document.end()
      return content
    },
  }
}

/** The number of lines written per turn of the event loop, a few milliseconds. */
const linesInOneTurn = 8

/** Of our own font, in em. */
export const ascent = 0.969

const edge = { size: 8.5, colour: colours.muted } as const

function writeHeader({ document, x, y, width }: DrawnAt, { left, right }: Edges['header']) {
  const room = width - letterWidth(right, edge.size) - 24
  const [first = '', more] = linesOf(left, room, edge.size)
  writeLine(document, more === undefined ? first : `${first}…`, x, y, edge)
  writeLine(document, right, x + width - letterWidth(right, edge.size), y, edge)
  document
    .moveTo(x, y + 16)
    .lineTo(x + width, y + 16)
    .lineWidth(0.75)
    .stroke(colours.line)
}

/** A line of text with its upper left corner there. */
export function writeLine(document: PDFKit.PDFDocument, line: string, x: number, y: number, style: LineStyle) {
  const { size, bold = false, colour = colours.ink } = style
  let pen = x
  for (const { font, part } of letterRuns(line)) {
    document
      .font(...named(font), size)
      .fillColor(colour)
      .strokeColor(colour)
    // Of a variable font only its regular weight can be embedded; an outline in the same colour makes it bold.
    // Fonts of different heights stand on one line.
    document
      .lineWidth(size * 0.034)
      .text(part, pen, y + size * ascent, { lineBreak: false, fill: true, stroke: bold, baseline: 'alphabetic' })
    pen += document.widthOfString(part)
  }
}

const names = new Map<Font, readonly [Font, string]>()

/** pdfkit identifies fonts by name, and all our alphabet files share one: each gets its own. */
function named(font: Font): readonly [Font, string] {
  const known = names.get(font)
  if (known) return known
  const name = `Letter-${names.size + 1}`
  const made = [Object.create(font, { postscriptName: { value: name } }) as Font, name] as const
  names.set(font, made)
  return made
}

async function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
