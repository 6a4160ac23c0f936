import type { Font } from 'fontkit'
import { fontFor } from './typeface.ts'

export interface TextStyle {
  /** Pixels per em. */
  readonly size: number
  /** 100 to 900. */
  readonly weight: number
  /** The letter spacing, in em */
  readonly tracking?: number
}

export interface PlacedText extends TextStyle {
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill: string
}

/**
 * Text as an SVG path, in the project's own font: a picture looks the same on a machine that has no fonts at all.
 * What the font cannot draw (emoji, other scripts) is left out.
 */
export function drawText(text: string, { x, y, anchor = 'start', fill, ...style }: PlacedText): string {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  const letters = layOut(text, style)
  const start = x - share * widthOf(letters, style)
  const outline = letters.map((letter) => outlineOf(letter, start, y)).join('')
  return `<path d="${outline}" fill="${fill}"/>`
}

export function textWidth(text: string, style: TextStyle): number {
  return widthOf(layOut(text, style), style)
}

/** The text without what the font cannot draw, and with single spaces. */
export function drawableText(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ')
  const drawable = Array.from(plain).filter((letter) => fontFor(letter, 400))
  return drawable.join('').replaceAll(/ +/g, ' ').trim()
}

interface Letter {
  readonly glyph: ReturnType<Font['getGlyph']>
  readonly x: number
  readonly y: number
  readonly advance: number
  readonly scale: number
}

function layOut(text: string, { size, weight, tracking = 0 }: TextStyle): Letter[] {
  let pen = 0
  return runsOf(text, weight).flatMap(({ font, part }) => {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part, { calt: false })
    return glyphs.flatMap((glyph, index) => {
      const position = positions[index]
      if (!position) return []
      const { xAdvance, xOffset, yOffset } = position
      const letter = { glyph, x: pen + xOffset * scale, y: -yOffset * scale, advance: xAdvance * scale, scale }
      pen += letter.advance + tracking * size
      return [letter]
    })
  })
}

/** Adjacent characters of one font are laid out together, for kerning. */
function runsOf(text: string, weight: number): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = []
  for (const letter of drawableText(text)) {
    const font = fontFor(letter, weight)
    const last = runs.at(-1)
    if (last && last.font === font) last.part += letter
    else if (font) runs.push({ font, part: letter })
  }
  return runs
}

function widthOf(letters: readonly Letter[], { size, tracking = 0 }: TextStyle): number {
  const advances = letters.reduce((sum, { advance }) => sum + advance, 0)
  return advances + Math.max(0, letters.length - 1) * tracking * size
}

const marks = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

function outlineOf({ glyph, x, y, scale }: Letter, left: number, baseline: number): string {
  const place = (value: number, index: number) =>
    index % 2 === 0 ? round(left + x + value * scale) : round(baseline + y - value * scale)
  return glyph.path.commands.map(({ command, args }) => marks[command] + args.map(place).join(' ')).join('')
}

const round = (value: number) => Math.round(value * 100) / 100
