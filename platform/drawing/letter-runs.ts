import type { Font } from 'fontkit'
import { plainFontFor, widerFontFor } from './typeface.ts'

// Splits a line of a letter at changes of font: our own letters, Arabic, emoji.

interface Run {
  readonly font: Font
  part: string
}

/** The replacement for characters that no font has (Chinese, Hebrew), so that they are not dropped silently. */
const unknown = '[?]'

/** A text that a letter can render, with single spaces. Grapheme clusters, such as emoji sequences, stay together. */
export function letterText(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  const written = Array.from(plain, (letter) => (fontOf(letter) ? letter : invisible.test(letter) ? '' : '\ufffd'))
  return written.join('').replaceAll(/\ufffd+/g, unknown)
}

const invisible = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u

const fontOf = (letter: string) => plainFontFor(letter) ?? widerFontFor(letter)

/** Adjacent characters of one font, in visual order. */
export function letterRuns(line: string): readonly Run[] {
  const runs: Run[] = []
  let space = ''
  for (const letter of line) {
    if (letter === ' ') {
      space += letter
      continue
    }
    const font = fontOf(letter)
    const last = runs.at(-1)
    if (!font) continue
    const isOwn = font === plainFontFor(' ')
    if (last && (space === '' || isOwn) && (last.font === font || isJoiner.test(letter))) last.part += space + letter
    else runs.push(...spaceRun(space, font), { font, part: letter })
    space = ''
  }
  return asTheyStand(runs)
}

/** Reverses runs of right-to-left words. */
function asTheyStand(runs: readonly Run[]): readonly Run[] {
  const standing: Run[] = []
  let turned: Run[] = []
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1]
    const isBetween = run.part.trim() === '' && turned.length > 0 && next !== undefined && isTurned(next)
    if (isTurned(run) || isBetween) turned.unshift(run)
    else {
      standing.push(...turned, run)
      turned = []
    }
  }
  return [...standing, ...turned]
}

const isTurned = ({ part }: Run) => /\p{Script=Arabic}/u.test(part)

/** Joiners and modifiers of the emoji before them, which are nothing alone. */
const isJoiner = /[\u{200d}\u{fe0e}\u{fe0f}\u{20e3}\u{1f3fb}-\u{1f3ff}]/u

function spaceRun(space: string, next: Font): Run[] {
  if (space === '') return []
  return [{ font: plainFontFor(' ') ?? next, part: space }]
}

/** In points. */
export const letterWidth = (line: string, size: number): number =>
  letterRuns(line).reduce((sum, run) => sum + emWidth(run) * size, 0)

/** A cache of widths, in em. Laying out a word takes about half a millisecond, and tables repeat words and numbers. */
const known = new Map<string, number>()
const [mostKnown, longestKnown] = [5000, 40]

function emWidth({ font, part }: Run): number {
  const width = known.get(part) ?? font.layout(part).advanceWidth / font.unitsPerEm
  if (part.length > longestKnown || known.has(part)) return width
  if (known.size >= mostKnown) known.clear()
  known.set(part, width)
  return width
}
