import { letterText, letterWidth } from './letter-runs.ts'

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/**
 * A text of any length in lines of a width. Every word is measured once, so that the time grows with the text and not with
 * its square; a word that is wider than a line is broken.
 */
export function linesOf(text: string, width: number, size: number): string[] {
  const widths = new Map<string, number>()
  const widthOf = (part: string) => {
    const known = widths.get(part) ?? letterWidth(part, size)
    widths.set(part, known)
    return known
  }
  const space = letterWidth('a a', size) - letterWidth('aa', size)
  // Empty lines at the end would be empty pages.
  return text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => {
      const lines: string[] = []
      let [line, used] = ['', 0]
      for (const word of letterText(paragraph)
        .split(' ')
        .flatMap((one) => piecesOf(one, width, widthOf))) {
        const wanted = line === '' ? widthOf(word) : used + space + widthOf(word)
        if (line !== '' && wanted > width) {
          lines.push(line)
          ;[line, used] = [word, widthOf(word)]
        } else {
          ;[line, used] = [line === '' ? word : `${line} ${word}`, wanted]
        }
      }
      return [...lines, line]
    })
}

function piecesOf(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const pieces: string[] = []
  let [piece, used] = ['', 0]
  for (const { segment } of graphemes.segment(word)) {
    const wanted = used + widthOf(segment)
    if (piece !== '' && wanted > width) {
      pieces.push(piece)
      ;[piece, used] = [segment, widthOf(segment)]
    } else {
      ;[piece, used] = [piece + segment, wanted]
    }
  }
  return [...pieces, piece]
}
