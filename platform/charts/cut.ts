/** Texts in a drawing do not wrap; the whole name is in its title and in the table. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(halves, '')}…`

/** What is cut in the middle of an emoji ends with half a letter, or with what would have joined it to the next one. */
const halves = /(?:\s|\u200d|[\ud800-\udbff])+$/
