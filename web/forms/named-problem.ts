/** A problem far from its field, with the field's own words: a question mark needs no colon after it. */
export const namedProblem = (label: string, message: string) =>
  `${label}${/[?!.:…]$/.test(label) ? '' : ':'} ${message}`
