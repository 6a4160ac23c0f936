import { type Column, type SQL, sql } from 'drizzle-orm'

/** A LIKE pattern for "contains"; wildcards in user input are escaped. */
export const pattern = (search: string | undefined): string | undefined =>
  search === undefined ? undefined : holding(search)

/**
 * Whether a folded column contains a folded text. A text that folds to nothing, such as a lone accent, matches
 * nothing: it would match everything otherwise.
 */
export const holdsFolded = (column: Column | SQL, folded: string): SQL =>
  folded.trim() === '' ? sql`false` : sql`${column} like ${holding(folded)}`

export const holding = (search: string): string => `%${literally(search)}%`

export const beginsWith = (column: Column, letters: string): SQL => sql`${column} like ${`${literally(letters)}%`}`

const literally = (search: string) => search.replace(/[\\%_]/g, '\\$&')

/**
 * Whether the column contains the `search` placeholder. The subselect folds the pattern once instead of once per row.
 */
export function matches(folded: Column): SQL {
  return sql`${folded} like (select tr_fold(${sql.placeholder('search')}::text))`
}

/**
 * Whether one of these columns contains the search text; the columns are folded per row, for lists too short to need
 * an index.
 */
export function foldedHolds(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  if (search === undefined) return undefined
  const wanted = sql`(select tr_fold(${pattern(search)}::text))`
  return sql`(${sql.join(
    columns.map((column) => sql`tr_fold(${column}) like ${wanted}`),
    sql` or `,
  )})`
}

export const nothingSearched = sql`${sql.placeholder('search')}::text is null`
