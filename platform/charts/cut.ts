/** Texts in a drawing do not wrap; the whole name is in its title and in the table. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
