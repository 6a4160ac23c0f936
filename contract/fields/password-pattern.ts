/**
 * The rule for a new password; separate from the other patterns, so that it can be checked while typing without zod.
 */
export const passwordPattern = /^(?=.*\d)(?=.*\p{L})\S{8,28}$/u
