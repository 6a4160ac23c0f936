import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { lastLetter } from './known-words.ts'
import { oneSlipFrom, slipsBetween } from './misspellings.ts'

/** Shorter words are similar to too many others, longer ones are not words. */
const isCorrectable = ({ length }: string) => length > 2 && length <= 24

/** For words that nothing has: the words that were probably meant, where there are some. */
export async function nearestWords(unknown: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const words = unknown.filter(isCorrectable)
  if (words.length === 0) return new Map()
  const near = await oneSlipAway(words)
  const lost = words.filter((word) => !near.has(word) && word.length > 3)
  return lost.length > 0 ? new Map([...near, ...(await looksLike(lost))]) : near
}

/** Maps each word to the likeliest word that is one mistake away. */
async function oneSlipAway(words: readonly string[]): Promise<Map<string, string>> {
  const tried = words.flatMap((word) => oneSlipFrom(word).map((variant) => [word, variant]))
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
  return new Map(rows.map(({ typed, meant }) => [typed, meant]))
}

/** Several mistakes: takes the most similar word among those that share most letters, or all letters but vowels. */
async function looksLike(words: readonly string[]): Promise<Map<string, string>> {
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
    return best ? [[typed, best.word] as const] : []
  })
  return new Map(nearest)
}

/** What is left of a word that is typed in a hurry, without vowels; as the column of the same name. */
const consonantsOf = (word: ReturnType<typeof sql>) => sql`translate(${word}, 'aeiou', '')`
