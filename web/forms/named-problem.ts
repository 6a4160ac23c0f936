/** A problem shown away from its field, prefixed with the label; a question mark needs no colon. */
export const namedProblem = (label: string, message: string) =>
  `${label}${/[?!.:…]$/.test(label) ? '' : ':'} ${message}`
