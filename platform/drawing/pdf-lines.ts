import { letterText, letterWidth } from './letter-runs.ts'

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/**
 * A text of any length in lines of a width, one after the other as they are asked for: whoever writes a long text can let
 * others have their turn in between. Every word is measured once, so that the time grows with the text and not with its
 * square; a word that is wider than a line is broken.
 */
export function* linesOf(text: string, width: number, size: number): Generator<string, void> {
  const widths = new Map<string, number>()
  const widthOf = (part: string) => {
    const known = widths.get(part) ?? letterWidth(part, size)
    widths.set(part, known)
    return known
  }
  const space = letterWidth('a a', size) - letterWidth('aa', size)
  // Empty lines at the end would be empty pages.
  for (const paragraph of text.trimEnd().split(/\r\n|\r|\n/)) {
    let [line, used] = ['', 0]
    for (const piece of piecesIn(paragraph, width, widthOf)) {
      const joined = used + space + widthOf(piece)
      if (line !== '' && joined > width) yield line
      const isNew = line === '' || joined > width
      ;[line, used] = isNew ? [piece, widthOf(piece)] : [`${line} ${piece}`, joined]
    }
    yield line
  }
}

type WidthOf = (part: string) => number

function* piecesIn(paragraph: string, width: number, widthOf: WidthOf): Generator<string, void> {
  for (const word of letterText(paragraph).split(' ')) yield* piecesOf(word, width, widthOf)
}

/** No line holds so many letters: to measure such a word whole would take as long as to write it. */
const longest = 200

function* piecesOf(word: string, width: number, widthOf: WidthOf): Generator<string, void> {
  if (word.length <= longest && widthOf(word) <= width) {
    yield word
    return
  }
  let [piece, used] = ['', 0]
  for (const { segment } of graphemes.segment(word)) {
    const wanted = used + widthOf(segment)
    if (piece !== '' && wanted > width) {
      yield piece
      ;[piece, used] = [segment, widthOf(segment)]
    } else {
      ;[piece, used] = [piece + segment, wanted]
    }
  }
  yield piece
}
