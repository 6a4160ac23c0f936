/** The known words, joined on one line. */
export const joined = (...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join('\u00a0· ')
