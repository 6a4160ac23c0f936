import { fold, lower } from '#platform/text/turkish.ts'

/** What is read beside a search, and in which language. */
export interface Read {
  readonly text: string
  readonly language: string
}

/** Searched words have no accents; they are shown as they were typed, or as something that was found writes them. */
export function spelledAs(words: readonly string[], search: string, found: readonly Read[]): string {
  const written = new Map<string, string>()
  for (const { text, language } of [{ text: search, language: 'tr' }, ...found]) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const known = fold(word)
      if (!written.has(known)) written.set(known, language === 'tr' ? lower(word) : word.toLowerCase())
    }
  }
  return words.map((word) => written.get(word) ?? word).join(' ')
}
