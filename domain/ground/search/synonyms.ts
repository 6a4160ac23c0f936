import catalogue from '#database/reference/faculty-catalogue.json' with { type: 'json' }
import { stem } from './stem.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import { wordsOf } from './words-of.ts'

/** What listings are indexed by that are open to students of every department, of every class. No text has such words. */
export const everyDepartment = 'xherbolum'
export const everyClass = 'xhersinif'

/** The stems of a word, or of several that mean one thing together. */
export type Phrase = readonly string[]

const phraseOf = (text: string): Phrase => wordsOf(text).map(stem)

const keyOf = (phrase: Phrase) => phrase.join(' ')

/** What else a phrase is called, by its stems: of every group that it is in, the others. */
const others = new Map<string, readonly Phrase[]>()
for (const group of synonyms.alike) {
  const phrases = group.map(phraseOf)
  for (const phrase of phrases) {
    const key = keyOf(phrase)
    const more = phrases.filter((other) => keyOf(other) !== key)
    others.set(key, [...(others.get(key) ?? []), ...more])
  }
}

/** What a word is a kind of, in all its names, by the stem of the word. */
const kinds = new Map<string, readonly Phrase[]>()
for (const [wide, narrow] of Object.entries(synonyms.wider)) {
  const phrase = phraseOf(wide)
  for (const word of narrow) kinds.set(keyOf(phraseOf(word)), [phrase, ...(others.get(keyOf(phrase)) ?? [])])
}

// A department that no listing names is a kind of every department, which listings are open to that ask for none.
for (const { departments } of catalogue) {
  for (const { name } of departments) {
    const phrase = phraseOf(name)
    if (phrase.length === 1) kinds.set(keyOf(phrase), [...(kinds.get(keyOf(phrase)) ?? []), [everyDepartment]])
  }
}

const joined: ReadonlySet<string> = new Set(synonyms.joined.map((text) => keyOf(phraseOf(text))))

/**
 * The one word that two are indexed as which mean something only beside each other: `onlisans`. A text may well have "ön" and
 * "lisans" in other places.
 */
export const joinedWord = (phrase: Phrase): string | undefined =>
  joined.has(keyOf(phrase)) ? phrase.join('') : undefined

/** The single words that mean something to us, as they are written: what a slip may be of, though nothing says it. */
export const vocabulary: ReadonlySet<string> = new Set(
  [...synonyms.alike, ...Object.values(synonyms.wider)]
    .flat()
    .map(wordsOf)
    .flatMap((words) => (words.length === 1 ? words : [])),
)

const soft: ReadonlySet<string> = new Set(synonyms.soft.flatMap(wordsOf))

/** The most words of a phrase that means one thing. */
export const longestPhrase = 2

export const synonymsOf = (phrase: Phrase): readonly Phrase[] | undefined => others.get(keyOf(phrase))

/** What a phrase is a kind of: somebody who finds no violin may like what is said of music. */
export const kindOf = (phrase: Phrase): readonly Phrase[] | undefined => kinds.get(keyOf(phrase))

/** Whether a word says little about what is meant: it is not asked for beside others. */
export const isSoft = (word: string): boolean => soft.has(word)
