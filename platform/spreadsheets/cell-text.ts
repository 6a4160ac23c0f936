/** The most letters that Excel keeps in a cell, counted as JavaScript counts them. */
export const longestCell = 32_767

/** What needs more than being written as it is. A text without any of it is by far the usual one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is sought
const unusual = /[&<>\u0000-\u001f\u007f\ud800-\udfff\ufffe\uffff]|_x[0-9a-fA-F]{4}_/

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text that fits a cell: what is longer is cut, never through a letter, and ends with a mark. */
export function withinCell(text: string): string {
  if (text.length <= longestCell) return text
  const cut = text.slice(0, longestCell - 1)
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}

/** A text without what neither XML nor any program can keep: half letters and control characters. */
export const legalText = (text: string): string =>
  unusual.test(text) ? text.toWellFormed().replace(/\r\n?/g, '\n').replace(illegal, '') : text

/** A text as the content of an XML element of a sheet. */
export function xmlText(text: string): string {
  if (!unusual.test(text)) return text
  return (
    legalText(text)
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      // Excel reads _x0041_ as the letter of that number, so that what somebody wrote like this is written otherwise.
      .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
  )
}
