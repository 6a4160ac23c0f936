import { type Column, type SQL, sql } from 'drizzle-orm'

/** A LIKE pattern for "contains"; what people type is never a wildcard. */
export const pattern = (search: string | undefined): string | undefined =>
  search === undefined ? undefined : holding(search)

/**
 * Whether a folded column contains a folded text. A text of which folding leaves nothing, such as a lone accent, is
 * contained in nothing: it would be contained in everything otherwise.
 */
export const holdsFolded = (column: Column | SQL, folded: string): SQL =>
  folded.trim() === '' ? sql`false` : sql`${column} like ${holding(folded)}`

export const holding = (search: string): string => `%${literally(search)}%`

/** Whether a column begins with these letters. */
export const beginsWith = (column: Column, letters: string): SQL => sql`${column} like ${`${literally(letters)}%`}`

const literally = (search: string) => search.replace(/[\\%_]/g, '\\$&')

/**
 * Whether the column contains the `search` placeholder. The subselect folds the pattern once instead of once per row.
 */
export function matches(folded: Column): SQL {
  return sql`${folded} like (select tr_fold(${sql.placeholder('search')}::text))`
}

/**
 * Whether one of these columns contains what was typed; the columns are folded per row, for lists too short to need an
 * index.
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
