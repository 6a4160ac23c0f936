/** The rule for setting a password; apart from the other patterns, so that it can be checked while typing without zod. */
export const passwordPattern = /^(?=.*\d)(?=.*\p{L})\S{8,28}$/u
