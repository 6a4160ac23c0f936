import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'

/** What somebody typed, as the index knows words. */
export interface SearchedWords {
  readonly words: readonly string[]
  /** A tsquery that every word must fit, each as the beginning of a word. */
  readonly query: string
}

/** Most people type three words; whoever types more is found by the first eight. */
const mostWords = 8

/** Folded and split by the database, just as the listings were, so that both sides have the same words. */
export async function searchedWords(search: string): Promise<SearchedWords> {
  const { rows } = await database().execute<{ word: string }>(sql`
    select lexeme as word from unnest(to_tsvector('simple', search_text(${search}::text))) order by positions[1] limit ${mostWords}
  `)
  return fitting(rows.map(({ word }) => word))
}

export function fitting(words: readonly string[]): SearchedWords {
  return { words, query: words.map((word) => `${quoted(word)}:*`).join(' & ') }
}

/** A tsquery that one of the words must fit, whole. */
export const anyOf = (words: readonly string[]) => words.map(quoted).join(' | ')

/** A word of a tsquery: in quotes nothing of it is an operator. */
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
