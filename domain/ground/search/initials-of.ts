import { isSoft } from './synonyms.ts'
import { wordsOf } from './words-of.ts'

/** Names of fewer words are not shortened. */
const fewestWords = 3

/** The abbreviation of a long name: `Orta Doğu Teknik Üniversitesi` is ODTÜ, `Türk Eğitim Vakfı` TEV. */
export function initialsOf(name: string): string {
  const words = wordsOf(name).filter((word) => !isSoft(word))
  return words.length < fewestWords ? '' : words.map((word) => word.charAt(0)).join('')
}
