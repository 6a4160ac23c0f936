import catalogue from '#database/reference/faculty-catalogue.json' with { type: 'json' }
import { stem } from './stem.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import { wordsOf } from './words-of.ts'

/** Index terms of listings that are open to every department, to every class. No text contains them. */
export const everyDepartment = 'xherbolum'
export const everyClass = 'xhersinif'

/** The stems of a word, or of several words with one meaning. */
export type Phrase = readonly string[]

const phraseOf = (text: string): Phrase => wordsOf(text).map(stem)

const keyOf = (phrase: Phrase) => phrase.join(' ')

/** The synonyms of a phrase, by its stems: the other members of each of its groups. */
const others = new Map<string, readonly Phrase[]>()
for (const group of synonyms.alike) {
  const phrases = group.map(phraseOf)
  for (const phrase of phrases) {
    const key = keyOf(phrase)
    const more = phrases.filter((other) => keyOf(other) !== key)
    others.set(key, [...(others.get(key) ?? []), ...more])
  }
}

/** The wider terms of a word with all their synonyms, by the stem of the word. */
const kinds = new Map<string, readonly Phrase[]>()
for (const [wide, narrow] of Object.entries(synonyms.wider)) {
  const phrase = phraseOf(wide)
  for (const word of narrow) kinds.set(keyOf(phraseOf(word)), [phrase, ...(others.get(keyOf(phrase)) ?? [])])
}

// A department that no listing names gets "every department" as its wider term: listings without a required department
// are open to it.
for (const { departments } of catalogue) {
  for (const { name } of departments) {
    const phrase = phraseOf(name)
    if (phrase.length === 1) kinds.set(keyOf(phrase), [...(kinds.get(keyOf(phrase)) ?? []), [everyDepartment]])
  }
}

const joined: ReadonlySet<string> = new Set(synonyms.joined.map((text) => keyOf(phraseOf(text))))

/**
 * Two words that have a meaning only beside each other are indexed as one: `onlisans`. A text may contain "ön" and
 * "lisans" in other places.
 */
export const joinedWord = (phrase: Phrase): string | undefined =>
  joined.has(keyOf(phrase)) ? phrase.join('') : undefined

/**
 * The single words of the vocabulary, as they are written: candidates for corrections, though no listing may contain
 * them.
 */
export const vocabulary: ReadonlySet<string> = new Set(
  [...synonyms.alike, ...Object.values(synonyms.wider)]
    .flat()
    .map(wordsOf)
    .flatMap((words) => (words.length === 1 ? words : [])),
)

const soft: ReadonlySet<string> = new Set(synonyms.soft.flatMap(wordsOf))

/** The longest phrase, in words. */
export const longestPhrase = 2

export const synonymsOf = (phrase: Phrase): readonly Phrase[] | undefined => others.get(keyOf(phrase))

/** The wider terms of a phrase: a search for violin without results may show music. */
export const kindOf = (phrase: Phrase): readonly Phrase[] | undefined => kinds.get(keyOf(phrase))

/** Whether a word is a stop word: not required beside others. */
export const isSoft = (word: string): boolean => soft.has(word)
