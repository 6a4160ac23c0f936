import type { Font } from 'fontkit'
import { plainFontFor, widerFontFor } from './typeface.ts'

// A line of a letter, cut where the font changes: our own letters, Arabic ones, emoji.

interface Run {
  readonly font: Font
  part: string
}

/** What no font of ours has (Chinese, Hebrew) is not left out silently: this stands for it. */
const unknown = '[?]'

/** A text as a letter can write it, with single spaces. Letters that belong together, as emoji of several, stay together. */
export function letterText(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  const written = Array.from(plain, (letter) => (fontOf(letter) ? letter : invisible.test(letter) ? '' : '\ufffd'))
  return written.join('').replaceAll(/\ufffd+/g, unknown)
}

const invisible = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u

const fontOf = (letter: string) => plainFontFor(letter) ?? widerFontFor(letter)

/** Neighbours of one font together, in the order in which they stand on the line. */
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

/** Words that are written from right to left follow each other in that direction too. */
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

/** What joins or tints the emoji before it, and is nothing alone. */
const isJoiner = /[\u{200d}\u{fe0e}\u{fe0f}\u{20e3}\u{1f3fb}-\u{1f3ff}]/u

function spaceRun(space: string, next: Font): Run[] {
  if (space === '') return []
  return [{ font: plainFontFor(' ') ?? next, part: space }]
}

/** In points. */
export const letterWidth = (line: string, size: number): number =>
  letterRuns(line).reduce((sum, run) => sum + emWidth(run) * size, 0)

/**
 * The widths of parts of lines, in em. To lay out a word takes about half a millisecond, and tables say the same words and
 * numbers again and again.
 */
const known = new Map<string, number>()
const [mostKnown, longestKnown] = [5000, 40]

function emWidth({ font, part }: Run): number {
  const width = known.get(part) ?? font.layout(part).advanceWidth / font.unitsPerEm
  if (part.length > longestKnown || known.has(part)) return width
  if (known.size >= mostKnown) known.clear()
  known.set(part, width)
  return width
}
