/** Texts in a drawing do not wrap; the whole name is in its title and in the table. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(halves, '')}…`

/** A cut inside an emoji leaves half a surrogate pair, or a dangling joiner. */
const halves = /(?:\s|\u200d|[\ud800-\udbff])+$/
