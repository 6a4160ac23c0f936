import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { formsOf } from './searchable.ts'

/** The given words that some listing contains: in any of their forms, or as the prefix of a longer one. */
export async function knownWords(words: readonly string[]): Promise<ReadonlyMap<string, 'whole' | 'beginning'>> {
  if (words.length === 0) return new Map()
  const forms = words.flatMap((word) => formsOf(word).map((form) => [word, form]))
  const { rows } = await database().execute<{ typed: string; isWhole: boolean }>(sql`
    select typed, bool_or(word = form) as "isWhole"
    from unnest(${sql.param(forms.map(([word]) => word))}::text[], ${sql.param(forms.map(([, form]) => form))}::text[])
      as asked (typed, form)
    cross join lateral (
      select word from listing_words
      where word collate "C" >= form and word collate "C" < form || ${lastLetter} order by word collate "C" limit 1
    ) as known
    where word = form or typed = form
    group by typed
  `)
  return new Map(rows.map(({ typed, isWhole }) => [typed, isWhole ? 'whole' : 'beginning']))
}

/** Sorts after every other character. */
export const lastLetter = '\u{10ffff}'
