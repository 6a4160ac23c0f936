import { knownWords } from './known-words.ts'
import { nearestWords } from './nearest-words.ts'
import { placeWords } from './place-words.ts'
import { formsOf } from './searchable.ts'
import { stem } from './stem.ts'
import { isSoft, joinedWord, kindOf, longestPhrase, synonymsOf, vocabulary } from './synonyms.ts'
import { wordsOf } from './words-of.ts'

/** A search in tsqueries, the form of the index. */
export interface SearchedWords {
  readonly words: readonly string[]
  /** Whether a word that no listing contains was replaced by a similar one. */
  readonly isCorrected: boolean
  /**
   * Tsqueries that must all match. Separate, because within one tsquery PostgreSQL reads all entries of its frequent
   * words, and across several it skips to those of the rarest (28 ms against 2 among 200,000 listings).
   */
  readonly every: readonly string[]
  /** A tsquery for each unit: the more of them match, the better the result. */
  readonly meant: readonly string[]
  /** The origin of each unit. */
  readonly kinds: readonly ('typed' | 'guess' | 'place')[]
  /** The typed words that some listing contains, as a whole or as the prefix of a longer one. */
  readonly known: Known
}

type Known = ReadonlyMap<string, 'whole' | 'beginning'>

/** Most searches have three words; of longer ones the first six meaningful words are used. */
const mostWords = 6

/** The meaningful words, as they were typed. */
export const typedWords = (search: string): string[] =>
  sayingSomething(wordsOf(search).map(withoutRuns)).slice(0, mostWords)

/** Removes repetitions of a letter: `bursss`. */
const withoutRuns = (word: string) => word.replace(/([a-z])\1{2,}/g, '$1')

/** The search for a typed text, with synonyms, other forms of the words, and corrections. */
export async function searchedWords(search: string, { isUnfinished = false } = {}): Promise<SearchedWords> {
  const apart = typedWords(search)
  const [known, places] = await Promise.all([knownWords([...apart, ...joinedPairs(apart)]), placeWords(apart)])
  const typed = isUnfinished ? asBegun(asOne(apart, known), known) : asOne(apart, known)
  const named = new Set(unitsOf(typed).filter(isNamed).flat())
  const near = await nearestWords(typed.filter((word) => !(known.has(word) || named.has(word) || places.has(word))))
  const words = typed.flatMap((word) => near.get(word) ?? word)
  const units = unitsOf(words)
  // While typing, the last word may still become a longer one.
  const finished = isUnfinished ? new Map([...known].filter(([word]) => word !== typed.at(-1))) : known
  const meant = units.map((unit) => queryOf(unit, finished))
  // An empty tsquery matches nothing.
  const every = meant.length > 0 ? meant : ['']
  const corrected = new Set([...near.values()].flat())
  const kinds = units.map((unit) => {
    if (unit.some((word) => corrected.has(word))) return 'guess'
    return unit.some((word) => places.has(word)) ? 'place' : 'typed'
  })
  return { words, isCorrected: near.size > 0, every, meant, kinds, known: finished }
}

const joinedPairs = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at]}${word}`)

/**
 * While typing, completes a last word that no listing contains by the vocabulary: `yurtd` gets the synonyms of
 * `yurtdışı`.
 */
function asBegun(words: readonly string[], known: Known): readonly string[] {
  const last = words.at(-1) ?? ''
  if (last.length < 3 || known.has(last)) return words
  const [meant = last] = [...vocabulary].filter((word) => word.startsWith(last)).toSorted(byLength)
  return [...words.slice(0, -1), meant]
}

const byLength = (one: string, other: string) => one.length - other.length

/** Joins two words that listings contain as one and not apart: `nokta virgül`. */
function asOne(words: readonly string[], known: Known): string[] {
  const [first, second, ...rest] = words
  if (first === undefined || second === undefined) return [...words]
  const isOne = known.get(first + second) === 'whole' && !(known.has(first) && known.has(second))
  return isOne ? [first + second, ...asOne(rest, known)] : [first, ...asOne([second, ...rest], known)]
}

/**
 * Weaker variants of a search that finds too little, the stronger first: most of the words, then any. A corrected word
 * may match as a prefix, and wider terms count as guesses.
 */
export function looser(searched: SearchedWords): SearchedWords[] {
  const units = unitsOf(searched.words)
  const own = units.map((unit) => queryOf(unit, searched.known))
  const wide = units.map((unit) => either(kindsOf(unit).map(saidTogether)))
  const meant = [...own, ...wide.filter(Boolean)]
  const most = mostOf(own.map((query, at) => either([query, wide[at] ?? ''].filter(Boolean))))
  const kinds = [...searched.kinds, ...meant.slice(own.length).map(() => 'guess' as const)]
  return (most.length > 1 ? [most, [either(meant)]] : [[either(meant)]]).map((every) => ({
    ...searched,
    every,
    meant,
    kinds,
  }))
}

/** The search with each word alone, if it has phrases; undefined otherwise. */
export function wordByWord(searched: SearchedWords): SearchedWords | undefined {
  const { words, known } = searched
  if (unitsOf(words).length === words.length) return
  const meant = words.map((word) => queryOf([word], known))
  return { ...searched, every: [either(meant)], meant, kinds: words.map(() => 'typed') }
}

/** A search that any one word satisfies, split into one search per word; any other unchanged. */
export const eachEnough = (searched: SearchedWords): SearchedWords[] =>
  searched.every[0] === either(searched.meant)
    ? searched.meant.map((one) => ({ ...searched, every: [one] }))
    : [searched]

/** A tsquery in which one of the words must match as a whole. */
export const anyOf = (words: readonly string[]) => words.map(quoted).join(' | ')

/** Leaves out stop words such as "for", unless there are no others or they are part of a phrase: "özel okul". */
function sayingSomething(words: readonly string[]) {
  const saying = unitsOf(words).flatMap((unit) => (unit.length === 1 ? unit.filter((word) => !isSoft(word)) : unit))
  return [...new Set(saying.length > 0 ? saying : words)]
}

/** Whether the vocabulary knows the unit, though no listing may contain it. */
const isNamed = (unit: Unit) => otherWays(unit).length > 0 || isOfAKind(unit)

export const isOfAKind = (unit: Unit): boolean => kindsOf(unit).length > 0

/** One or several words that mean one thing. */
export type Unit = readonly string[]

/** Splits words into units; the words of a known phrase stay together. */
export function unitsOf(words: readonly string[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const pair = words.slice(at, at + longestPhrase)
    const unit = pair.length === longestPhrase && synonymsOf(pair.map(stem)) ? pair : words.slice(at, at + 1)
    units.push(unit)
    at += unit.length
  }
  return units
}

/** The unit itself and its synonyms. */
export const waysToSay = (unit: Unit): Unit[] => [unit, ...otherWays(unit)]

/** The same, and its wider terms. */
export const kindsToo = (unit: Unit): Unit[] => [...waysToSay(unit), ...kindsOf(unit)]

function otherWays(unit: Unit): readonly Unit[] {
  const [first = '', ...others] = unit
  return others.length > 0
    ? (synonymsOf(unit.map(stem)) ?? [])
    : formsOf(first).flatMap((form) => synonymsOf([form]) ?? [])
}

function kindsOf(unit: Unit): readonly Unit[] {
  const [first = '', ...others] = unit
  return others.length > 0 ? (kindOf(unit.map(stem)) ?? []) : formsOf(first).flatMap((form) => kindOf([form]) ?? [])
}

/**
 * The unit itself in any form, or its synonyms. A word that no listing contains as a whole also matches as a prefix
 * and by its wider terms.
 */
function queryOf(unit: Unit, known: Known): string {
  const one = joinedWord(unit.map(stem))
  const own = unit.map((word) =>
    either([...formsOf(word).map(quoted), ...(known.get(word) === 'whole' ? [] : begin(word))]),
  )
  const others = [...otherWays(unit), ...(unit.some((word) => known.has(word)) ? [] : kindsOf(unit))]
  return either([one ? quoted(one) : allOf(own), ...others.map(saidTogether)])
}

/** A tsquery for a phrase of stems. */
const saidTogether = (phrase: Unit) => allOf([joinedWord(phrase) ?? phrase].flat().map(quoted))

const begin = (word: string) => (word.length > 1 ? [`${quoted(word)}:*`] : [])

const either = (parts: readonly string[]) =>
  parts.length > 1 ? `(${[...new Set(parts)].join(' | ')})` : (parts[0] ?? '')

const allOf = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? ''))

/**
 * A conjunction for "most parts match": all but one of two or three, 60 % of more. Of every group so large that the
 * remaining parts are too few, one must match.
 */
function mostOf(parts: readonly string[]): string[] {
  const enough = parts.length <= 3 ? Math.max(1, parts.length - 1) : Math.ceil(parts.length * 0.6)
  return choose(parts, parts.length - enough + 1).map(either)
}

/** All combinations of `count` items. */
function choose<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return all.flatMap((one, at) => choose(all.slice(at + 1), count - 1).map((others) => [one, ...others]))
}

/** Quotes a word, so that none of its characters is an operator. */
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
