import { fold, lower } from '#platform/text/turkish.ts'
import { stem } from './stem.ts'

/** What is read beside a search, and in which language. */
export interface Read {
  readonly text: string
  readonly language: string
}

/** Searched words have no accents; they are shown as they were typed, or as something that was found writes them. */
export function spelledAs(words: readonly string[], search: string, found: readonly Read[]): string {
  const written = new Map<string, string>()
  // What was found by a stem that is no word is shown as the shortest word that has it.
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
