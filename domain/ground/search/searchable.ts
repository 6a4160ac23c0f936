import { stem } from './stem.ts'
import { joinedWord } from './synonyms.ts'
import { wordsOf } from './words-of.ts'

/** The searched form of a text: its words and their stems. */
export const searchable = (text: string): string => searchableWords(wordsOf(text.replace(englishIs, ' '))).join(' ')

function searchableWords(words: readonly string[]): string[] {
  const pairs = words.slice(1).flatMap((word, at) => joinedWord([words[at] ?? '', word].map(stem)) ?? [])
  return [...new Set([...words.flatMap(formsOf), ...pairs])]
}

/**
 * Without accents English "is" equals the Turkish word for work (iş), and a search for work would find every English
 * text.
 */
const englishIs = /(?<![\p{L}\p{N}])is(?![\p{L}\p{N}])/gu

/** A word as it is written, its Turkish stem, and its English singular. */
export const formsOf = (word: string): string[] => {
  const one = singular(word)
  return [...new Set([word, stem(word), one, stem(one)])]
}

function singular(word: string) {
  if (word.length <= 5 || !word.endsWith('s')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
