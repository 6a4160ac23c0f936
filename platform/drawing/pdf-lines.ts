import { letterText, letterWidth } from './letter-runs.ts'

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/**
 * Wraps a text lazily, line by line, so that the caller can yield in between. Every word is measured once, so that the
 * time is linear; a word wider than a line is broken.
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

/** The longest word measured in one piece; longer ones never fit, and measuring them is as slow as writing. */
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
