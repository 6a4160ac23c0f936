import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawableText, drawText, textWidth } from './text-path.ts'
import { unpackFonts } from './typeface.ts'
import { wrapText } from './wrap-text.ts'

export interface SharePicture {
  readonly title: string
  readonly organization: string
  /** Short facts that stand in one line, the weightiest first: "4.000 TL / ay", "120 kişi". */
  readonly facts: readonly string[]
  /** As people read it, "Son gün 14 Ekim"; null when there is none. */
  readonly deadline: string | null
  /** "Burs", "Staj", … */
  readonly kindLabel: string
  /** The listing's number, say: the same seed gives the same picture, another one moves the bridge and the water. */
  readonly seed: number
}

/** The preview picture of a shared link: 1200 × 630, a PNG of few colours. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  await unpackFonts()
  const parts = [landscape(picture.seed), logo(), kind(picture.kindLabel), words(picture), footer(picture)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer()
}

const purple = '#5e2db3'
const orange = '#c2410c'
const ink = '#1d1830'
const muted = '#5d5870'
const edge = 72
const shore = 474

/** The logo's bridge, large and faint behind the words, on the water that carries the facts. */
function landscape(seed: number): string {
  const [shift = 0, ...dice] = createHash('sha256').update(String(seed)).digest()
  const waves = [492, 500, 606, 614].map((y, row) => {
    const [x = 0, length = 0] = dice.slice(row * 2)
    return `<path d="M${40 + x * 3.6} ${y}h${80 + length * 0.6}"/>`
  })
  return `<rect width="1200" height="630" fill="#fbf9ff"/>
    <g transform="translate(${270 + shift * 0.6} ${shore - 18 * 26}) scale(26)"><path d="${near}" fill="#ede4fd"/><path d="${far}" fill="#f4eeff"/></g>
    <path d="M0 ${shore}H1200V630H0z" fill="${purple}"/>
    <g stroke="#7443c9" stroke-width="4" stroke-linecap="round">${waves.join('')}</g>`
}

const near = 'M0 7.500C5 2 10.500 0 16 0V18H14C14 12 11.500 8.500 8 8.500S2.500 12 2.500 18H0z'
const far = 'M32 7.500C27 2 21.500 0 16 0V18H18C18 12 20.500 8.500 24 8.500S29.500 12 29.500 18H32z'

function logo(): string {
  const name = drawText('Köprü', { x: edge + 84, y: 96, size: 42, weight: 680, tracking: -0.035, fill: ink })
  return `<g transform="translate(${edge} 61) scale(2.1)"><path d="${near}" fill="${purple}"/><path d="${far}" fill="#9b72e6"/></g>${name}`
}

function kind(label: string): string {
  return badge(label, { right: 1200 - edge, middle: 80, maxWidth: 600, size: 30, color: purple, background: '#e9defc' })
    .drawn
}

function words({ title, organization, kindLabel }: SharePicture): string {
  const width = 1200 - 2 * edge
  const text = drawableText(title) || drawableText(organization) || drawableText(kindLabel)
  const { lines, size } = titleLines(text, width)
  const leading = size * 1.16
  const [by = ''] = wrapText(organization, { width, size: 34, weight: 530, maxLines: 1 })
  const height = 58 + lines.length * leading
  const top = 130 + (shore - 130 - height) / 2
  const style = { ...titleStyle, x: edge, size, fill: ink }
  const heading = lines.map((line, index) => drawText(line, { ...style, y: top + 50 + size * 0.86 + index * leading }))
  return drawText(by, { x: edge, y: top + 26, size: 34, weight: 560, fill: muted }) + heading.join('')
}

/** As large as two or three lines allow. */
function titleLines(text: string, width: number): { lines: string[]; size: number } {
  for (const size of [84, 72]) {
    const lines = wrapText(text, { ...titleStyle, size, width, maxLines: size > 80 ? 2 : 3 })
    const isWhole = lines.join(' ').length >= text.length && lines.at(-1)?.at(-1) === text.at(-1)
    if (isWhole) return { lines, size }
  }
  return { lines: wrapText(text, { ...titleStyle, size: 62, width, maxLines: 3 }), size: 62 }
}

function footer({ facts, deadline }: SharePicture): string {
  const place = { right: 1200 - edge, middle: 552, maxWidth: 700, size: 36 }
  const { drawn, width } = badge(deadline ?? '', { ...place, color: orange, background: '#ffffff' })
  const line = fittingFacts(facts.map(drawableText).filter(Boolean), 1200 - 2 * edge - width - 40)
  return drawText(line, { ...factStyle, x: edge, y: 567, fill: '#ffffff' }) + drawn
}

/** Whole facts only; the last ones are dropped. */
function fittingFacts(facts: readonly string[], width: number): string {
  const line = facts.join(' · ')
  if (facts.length > 1 && textWidth(line, factStyle) > width) return fittingFacts(facts.slice(0, -1), width)
  return wrapText(line, { ...factStyle, width, maxLines: 1 })[0] ?? ''
}

const titleStyle = { weight: 760, tracking: -0.022 }
const factStyle = { size: 42, weight: 640, tracking: -0.01 }

interface Badge {
  readonly right: number
  readonly middle: number
  readonly maxWidth: number
  readonly size: number
  readonly color: string
  readonly background: string
}

/** A word or two on a pill; nothing at all when there are none. */
function badge(text: string, { right, middle, maxWidth, size, color, background }: Badge) {
  const style = { size, weight: 660 }
  const [label] = wrapText(text, { ...style, width: maxWidth - size * 1.7, maxLines: 1 })
  if (label === undefined) return { drawn: '', width: 0 }
  const width = textWidth(label, style) + size * 1.7
  const height = size * 1.9
  const pill = `<rect x="${right - width}" y="${middle - height / 2}" width="${width}" height="${height}" rx="${height / 2}" fill="${background}"/>`
  const words = { ...style, x: right - width / 2, y: middle + size * 0.36, fill: color, anchor: 'middle' } as const
  return { drawn: pill + drawText(label, words), width }
}
