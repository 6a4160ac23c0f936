import { fold } from '#platform/text/turkish.ts'

/** Longer strings are no words, and an index refuses entries of more than two kilobytes. */
const longest = 50

/** The words of a text as searching compares them: without case and accents, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 0 && length <= longest)
