import { fold } from './turkish.ts'

/** `Yarının Mühendisleri Bursu` is `yarinin-muhendisleri-bursu`; a text without letters or digits gives the fallback. */
export function slug(text: string, fallback: string, maxLength = 80): string {
  const words = fold(text)
    // Turkish joins suffixes with an apostrophe: "Türkiye'nin" is one word.
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return joinWithin(words, maxLength) || fallback
}

function joinWithin(words: string[], maxLength: number): string {
  const [first = '', ...others] = words
  let joined = first.slice(0, maxLength)
  for (const word of others) {
    if (joined.length + 1 + word.length > maxLength) break
    joined += `-${word}`
  }
  return joined
}
