import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { knownWords, lastLetter } from './known-words.ts'
import { oneSlipFrom, slipsBetween } from './misspellings.ts'
import { vocabulary } from './synonyms.ts'

/** Shorter words are similar to too many others, longer ones are not words. */
const isCorrectable = ({ length }: string) => length > 2 && length <= 24

/** The probable corrections of a word that no listing contains: one word, or two that were typed as one. */
type Meant = ReadonlyMap<string, readonly string[]>

/** The probable corrections of words that no listing contains, where there are some. */
export async function nearestWords(unknown: readonly string[]): Promise<Meant> {
  let lost = unknown.filter(isCorrectable)
  const near = new Map<string, readonly string[]>()
  for (const find of [oneSlipAway, twoWords, looksLike]) {
    if (lost.length === 0) break
    for (const [typed, meant] of await find(lost)) near.set(typed, meant)
    lost = lost.filter((word) => !near.has(word) && word.length > 3)
  }
  return near
}

/** In a word of three letters only a missing letter is likely; in short words the first letter is seldom wrong. */
function isLikely(typed: string, meant: string) {
  if (typed.length === 3) return meant.length > 3
  return typed.length > 5 || typed.length !== meant.length || typed[0] === meant[0] || isSwapped(typed, meant)
}

/**
 * Maps each word to the likeliest word at edit distance one, in this order: two swapped letters; missing vowels,
 * however many (`yazlm` is rather `yazılım` than `yazma`); a word of the vocabulary; any other.
 */
async function oneSlipAway(words: readonly string[]): Promise<Meant> {
  const tried = words.flatMap((word) =>
    oneSlipFrom(word)
      .filter((variant) => isLikely(word, variant))
      .map((variant) => [word, variant]),
  )
  const [{ rows }, abbreviated] = await Promise.all([
    database().execute<{ typed: string; meant: string; isWhole: boolean }>(sql`
      select distinct on (typed) typed, meant, is_whole as "isWhole"
      from unnest(${sql.param(tried.map(([typed]) => typed))}::text[], ${sql.param(tried.map(([, one]) => one))}::text[])
        with ordinality as tried (typed, meant, place)
      cross join lateral (
        select word = meant as is_whole from listing_words
        where word collate "C" >= meant and word collate "C" < meant || ${lastLetter} order by word collate "C" limit 1
      ) as known
      order by typed, not is_whole, place
    `),
    withoutVowels(words),
  ])
  const slips = new Map(rows.map((row) => [row.typed, row]))
  return new Map(
    words.flatMap((word) => {
      const slip = slips.get(word)
      const isSure = slip?.isWhole && isSwapped(word, slip.meant)
      const meant = (isSure && slip.meant) || (abbreviated.get(word) ?? ourWord(word) ?? slip?.meant)
      return meant ? [[word, [meant]] as const] : []
    }),
  )
}

/** Words typed without some of their vowels; of several matches a word of the vocabulary is preferred. */
async function withoutVowels(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database().execute<{ typed: string; word: string }>(sql`
    select typed, word from unnest(${sql.param(words)}::text[],
      ${sql.param(words.map((word) => `^${[...word].join('[aeiou]*')}[aeiou]*$`))}::text[]) as asked (typed, pattern)
    cross join lateral (
      select word from listing_words
      where consonants = ${consonantsOf(sql`typed`)} and length(consonants) > 2 and word ~ pattern
      order by length(word), word limit 10
    ) as alike
  `)
  const likeliest = rows.toSorted((one, other) => Number(vocabulary.has(other.word)) - Number(vocabulary.has(one.word)))
  return new Map(likeliest.toReversed().map(({ typed, word }) => [typed, word]))
}

const isSwapped = (typed: string, meant: string) =>
  typed.length === meant.length && [...typed].toSorted().join('') === [...meant].toSorted().join('')

/** The word of the vocabulary at edit distance one: `bırs` is rather `burs` than `bir`, and `pythn` is Python. */
const ourWord = (typed: string) =>
  typed.length > 3
    ? oneSlipFrom(typed).find((variant) => vocabulary.has(variant) && isLikely(typed, variant))
    : undefined

/** Two words that were typed as one: `ilkyardım`. */
async function twoWords(words: readonly string[]): Promise<Meant> {
  const halves = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, at) => at + shortestHalf).map((at) => ({
      word,
      parts: [word.slice(0, at), word.slice(at)],
    })),
  )
  const known = await knownWords([...new Set(halves.flatMap(({ parts }) => parts))])
  const whole = halves.filter(({ parts }) => parts.every((part) => known.get(part) === 'whole'))
  return new Map(whole.map(({ word, parts }) => [word, parts]))
}

const shortestHalf = 3

/** For several mistakes: the most similar word among those that share the most letters. */
async function looksLike(words: readonly string[]): Promise<Meant> {
  const { rows } = await database().execute<{ typed: string; word: string }>(sql`
    select typed, word from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      select word from listing_words
      where length(typed) > 6 and word % typed order by similarity(word, typed) desc, word limit 10
    ) as alike
  `)
  const nearest = words.flatMap((typed) => {
    const [best] = rows
      .filter((row) => row.typed === typed)
      .map(({ word }) => ({ word, slips: slipsBetween(typed, word) }))
      .filter(({ slips }) => slips <= typed.length / 4)
      .toSorted((one, other) => one.slips - other.slips)
    return best ? [[typed, [best.word]] as const] : []
  })
  return new Map(nearest)
}

/** The word without vowels, for typos; equal to the column of the same name. */
const consonantsOf = (word: ReturnType<typeof sql>) => sql`translate(${word}, 'aeiou', '')`
