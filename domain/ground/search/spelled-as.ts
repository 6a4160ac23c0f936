import { fold, lower } from '#platform/text/turkish.ts'
import { stem } from './stem.ts'

/** A text of a result, and its language. */
export interface Read {
  readonly text: string
  readonly language: string
}

/** Search words have no accents; they are shown as typed, or as a result spells them. */
export function spelledAs(words: readonly string[], search: string, found: readonly Read[]): string {
  const written = new Map<string, string>()
  // A stem that is no word itself is shown as the shortest word with that stem.
  const stems = new Map<string, string>()
  for (const { text, language } of [{ text: search, language: 'tr' }, ...found]) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const known = fold(word)
      const shown = language === 'tr' ? lower(word) : word.toLowerCase()
      if (!written.has(known)) written.set(known, shown)
      const short = stems.get(stem(known))
      if (short === undefined || short.length > shown.length) stems.set(stem(known), shown)
    }
  }
  return words.map((word) => written.get(word) ?? stems.get(word) ?? word).join(' ')
}
