/** The most letters that Excel keeps in a cell, counted as JavaScript counts them. */
export const longestCell = 32_767

/** Characters that need escaping or removal; most texts have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters, to escape them
const unusual = /[&<>\u0000-\u001f\u007f\ud800-\udfff\ufffe\uffff]|_x[0-9a-fA-F]{4}_/

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters that XML forbids
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Shortens a text to the cell limit, never within a character, and marks the cut. */
export function withinCell(text: string): string {
  if (text.length <= longestCell) return text
  const cut = text.slice(0, longestCell - 1)
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}

/** A text without half surrogate pairs and control characters, which neither XML nor programs keep. */
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
      // Escapes literal _x0041_, which Excel would decode to a character.
      .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
  )
}
