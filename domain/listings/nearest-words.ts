import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { oneSlipFrom, slipsBetween } from './misspellings.ts'
import { fitting, type SearchedWords } from './searched-words.ts'

/** Shorter words are similar to too many others, longer ones are not words. */
const isCorrectable = ({ length }: string) => length > 2 && length <= 24

/** The words that were probably meant; undefined if all are known, or nothing similar is found. */
export async function nearestWords(words: readonly string[]): Promise<SearchedWords | undefined> {
  const near = await oneSlipAway(words)
  const lost = words.filter((word) => !near.has(word) && word.length > 6)
  const alike = lost.length > 0 ? await looksLike(lost) : new Map<string, string>()
  const meant = words.flatMap((word) => near.get(word) ?? alike.get(word) ?? [])
  const isTheSame = meant.every((word, at) => word === words[at])
  return meant.length < words.length || isTheSame ? undefined : fitting(meant)
}

/**
 * Maps each word to itself if listings contain it as a beginning, else to the likeliest word that is one mistake away.
 */
async function oneSlipAway(words: readonly string[]): Promise<Map<string, string>> {
  const tried = words.flatMap((word) =>
    [word, ...(isCorrectable(word) ? oneSlipFrom(word) : [])].map((variant) => [word, variant]),
  )
  const { rows } = await database().execute<{ typed: string; meant: string }>(sql`
    select distinct on (typed) typed, meant
    from unnest(${sql.param(tried.map(([typed]) => typed))}::text[], ${sql.param(tried.map(([, one]) => one))}::text[])
      with ordinality as tried (typed, meant, place)
    cross join lateral (
      select word = meant as is_whole from listing_words
      where word collate "C" >= meant and word collate "C" < meant || ${lastLetter} order by word collate "C" limit 1
    ) as known
    order by typed, typed <> meant, not is_whole, place
  `)
  return new Map(rows.map(({ typed, meant }) => [typed, meant]))
}

const lastLetter = '\u{10ffff}'

/** Long words may contain several mistakes: takes the most similar word among those that share most letters. */
async function looksLike(words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database().execute<{ typed: string; word: string }>(sql`
    select typed, word from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      select word from listing_words where word % typed order by similarity(word, typed) desc, word limit 10
    ) as alike
  `)
  const nearest = words.flatMap((typed) => {
    const [best] = rows
      .filter((row) => row.typed === typed)
      .map(({ word }) => ({ word, slips: slipsBetween(typed, word) }))
      .filter(({ slips }) => slips <= typed.length / 4)
      .toSorted((one, other) => one.slips - other.slips)
    return best ? [[typed, best.word] as const] : []
  })
  return new Map(nearest)
}
