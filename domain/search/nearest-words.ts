import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { knownWords, lastLetter } from './known-words.ts'
import { oneSlipFrom, slipsBetween } from './misspellings.ts'
import { vocabulary } from './synonyms.ts'

/** Shorter words are similar to too many others, longer ones are not words. */
const isCorrectable = ({ length }: string) => length > 2 && length <= 24

/** What was probably meant by a word that nothing has: one word, or the two that it was made of. */
type Meant = ReadonlyMap<string, readonly string[]>

/** For words that nothing has: the words that were probably meant, where there are some. */
export async function nearestWords(unknown: readonly string[]): Promise<Meant> {
  let lost = unknown.filter(isCorrectable)
  const near = new Map<string, readonly string[]>()
  for (const find of [oneSlipAway, oneSlipFromOurs, twoWords, looksLike]) {
    if (lost.length === 0) break
    for (const [typed, meant] of await find(lost)) near.set(typed, meant)
    lost = lost.filter((word) => !near.has(word) && word.length > 3)
  }
  return near
}

/** Of a word of three letters only a missing one is likely; short words are seldom begun with a wrong one. */
function isLikely(typed: string, meant: string) {
  if (typed.length === 3) return meant.length > 3
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0]
  return typed.length > 5 || typed.length !== meant.length || typed[0] === meant[0] || isSwapped
}

/** Maps each word to the likeliest word that is one mistake away. */
async function oneSlipAway(words: readonly string[]): Promise<Meant> {
  const tried = words.flatMap((word) =>
    oneSlipFrom(word)
      .filter((variant) => isLikely(word, variant))
      .map((variant) => [word, variant]),
  )
  const { rows } = await database().execute<{ typed: string; meant: string }>(sql`
    select distinct on (typed) typed, meant
    from unnest(${sql.param(tried.map(([typed]) => typed))}::text[], ${sql.param(tried.map(([, one]) => one))}::text[])
      with ordinality as tried (typed, meant, place)
    cross join lateral (
      select word = meant as is_whole from listing_words
      where word collate "C" >= meant and word collate "C" < meant || ${lastLetter} order by word collate "C" limit 1
    ) as known
    order by typed, not is_whole, place
  `)
  return new Map(rows.map(({ typed, meant }) => [typed, [meant]]))
}

/** The same among the words that mean something to us: `pythn` is Python, though no listing says it. */
const oneSlipFromOurs = (words: readonly string[]): Meant =>
  new Map(
    words.flatMap((word) => {
      const meant = word.length > 4 && oneSlipFrom(word).find((variant) => vocabulary.has(variant))
      return meant ? [[word, [meant]] as const] : []
    }),
  )

/** Two words that were written as one: `ilkyardım`. */
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

/** Several mistakes: takes the most similar word among those that share most letters, or all letters but vowels. */
async function looksLike(words: readonly string[]): Promise<Meant> {
  const { rows } = await database().execute<{ typed: string; word: string; isAbbreviated: boolean }>(sql`
    select typed, word, is_abbreviated as "isAbbreviated" from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      (select word, false as is_abbreviated from listing_words
        where length(typed) > 6 and word % typed order by similarity(word, typed) desc, word limit 10)
      union all
      (select word, true from listing_words
        where consonants = ${consonantsOf(sql`typed`)} and length(consonants) > 2 order by length(word), word limit 10)
    ) as alike
  `)
  const nearest = words.flatMap((typed) => {
    const [best] = rows
      .filter((row) => row.typed === typed)
      .map(({ word, isAbbreviated }) => ({ word, isAbbreviated, slips: slipsBetween(typed, word) }))
      .filter(({ slips, isAbbreviated }) => isAbbreviated || slips <= typed.length / 4)
      .toSorted((one, other) => one.slips - other.slips)
    return best ? [[typed, [best.word]] as const] : []
  })
  return new Map(nearest)
}

/** What is left of a word that is typed in a hurry, without vowels; as the column of the same name. */
const consonantsOf = (word: ReturnType<typeof sql>) => sql`translate(${word}, 'aeiou', '')`
