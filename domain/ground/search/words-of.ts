import { fold } from '#platform/text/turkish.ts'

/** Longer ones are no words: nobody searches for them, and an index keeps none of more than two kilobytes. */
const longest = 50

/** The words of a text as searching compares them: without case and accents, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 0 && length <= longest)
