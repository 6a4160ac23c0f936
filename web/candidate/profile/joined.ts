/** What is known of it, on one line. */
export const joined = (...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(' · ')
