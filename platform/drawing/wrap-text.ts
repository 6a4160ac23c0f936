import { drawableText, type TextStyle, textWidth } from './text-path.ts'

export interface TextBox extends TextStyle {
  readonly width: number
  readonly maxLines: number
}

/** Lines that fit the width. A word that is wider than a line is broken; what does not fit the lines ends in "…". */
export function wrapText(text: string, box: TextBox): string[] {
  const lines: string[] = []
  // Cuts text that can never be shown: no letter is narrower than an eighth of an em.
  const most = Math.ceil((box.width / box.size) * 8) * box.maxLines + 1
  let rest = drawableText(text.slice(0, most))
  while (rest !== '' && lines.length < box.maxLines) {
    const isLast = lines.length === box.maxLines - 1
    const line = fits(rest, box) ? rest : isLast ? shortened(rest, box) : firstLine(rest, box)
    lines.push(line)
    rest = isLast ? '' : rest.slice(line.length).trimStart()
  }
  return lines
}

const fits = (line: string, box: TextBox) => textWidth(line, box) <= box.width

function firstLine(text: string, box: TextBox): string {
  const starts = Array.from(text.matchAll(/ |$/g), ({ index }) => text.slice(0, index))
  return longestFitting(starts, (line) => fits(line, box)) ?? longestStart(text, box, '')
}

function shortened(text: string, box: TextBox): string {
  const start = longestStart(text, box, '…')
  const lastSpace = start.lastIndexOf(' ')
  // Half a word is worse than none, unless little else would be left.
  const whole = text[start.length] !== ' ' && lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start
  return `${whole.replace(/[\s.,;:·–—-]+$/u, '')}…`
}

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/** At least one letter, however narrow the line: otherwise the text would never end. */
function longestStart(text: string, box: TextBox, ending: string): string {
  const starts = Array.from(graphemes.segment(text), ({ index, segment }) => text.slice(0, index + segment.length))
  return longestFitting(starts, (start) => fits(start + ending, box)) ?? starts[0] ?? ''
}

/** Binary search, since each try lays out the whole line. */
function longestFitting(starts: readonly string[], isFitting: (start: string) => boolean): string | undefined {
  let [fitting, tooLong] = [-1, starts.length]
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    if (isFitting(starts[middle] ?? '')) fitting = middle
    else tooLong = middle
  }
  return starts[fitting]
}
