import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'

/** Searched words in the form of the index. */
export interface SearchedWords {
  readonly words: readonly string[]
  /** A tsquery in which every word must match the beginning of a word. */
  readonly query: string
}

/** Most searches have three words; of longer ones the first eight are used. */
const mostWords = 8

/** Folded and split by the database in the same way as the listings. */
export async function searchedWords(search: string): Promise<SearchedWords> {
  const { rows } = await database().execute<{ word: string }>(sql`
    select lexeme as word from unnest(to_tsvector('simple', search_text(${search}::text))) order by positions[1] limit ${mostWords}
  `)
  return fitting(rows.map(({ word }) => word))
}

export function fitting(words: readonly string[]): SearchedWords {
  return { words, query: words.map((word) => `${quoted(word)}:*`).join(' & ') }
}

/** A tsquery in which one of the words must match as a whole. */
export const anyOf = (words: readonly string[]) => words.map(quoted).join(' | ')

/** Quotes a word, so that nothing in it is an operator. */
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
