import type { Listing } from '#contract/listings/listings.ts'
import { fold, lower } from '#platform/text/turkish.ts'

/** Searched words have no accents; they are shown as one of the found listings writes them. */
export function spelledAs(words: readonly string[], found: readonly Listing[]): string {
  const written = new Map<string, string>()
  for (const { title, summary, company, language } of found) {
    for (const [word] of `${title} ${company.name} ${summary}`.matchAll(/[\p{L}\p{N}]+/gu)) {
      const known = fold(word)
      if (!written.has(known)) written.set(known, language === 'tr' ? lower(word) : word.toLowerCase())
    }
  }
  return words.map((word) => written.get(word) ?? word).join(' ')
}
