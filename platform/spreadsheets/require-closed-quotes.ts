import { SheetError } from './spreadsheet.ts'

/**
 * Refuses a text with an unclosed quotation mark, because it swallows the rows up to the next mark or the end. A
 * closing mark must be followed by another cell or line; other text is tolerated within one line only.
 */
export function requireClosedQuotes(text: string, delimiter: string) {
  const ends = new RegExp(`[${delimiter}\\r\\n]`, 'gu')
  let cell = 0
  while (cell < text.length) {
    let at = cell
    if (text[cell] === '"') {
      at = closingMark(text, cell)
      if (at === -1) throw new SheetError('damaged')
      const next = text[at + 1]
      const isEnded = next === undefined || next === delimiter || next === '\r' || next === '\n'
      if (!isEnded && /[\r\n]/u.test(text.slice(cell, at))) throw new SheetError('damaged')
      at += 1
    }
    ends.lastIndex = at
    const end = ends.exec(text)
    if (!end) return
    cell = end.index + 1
  }
}

/** The position of the closing mark; doubled marks are escaped ones. */
function closingMark(text: string, opening: number): number {
  for (let at = text.indexOf('"', opening + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return -1
}
