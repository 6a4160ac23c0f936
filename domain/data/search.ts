import { type Column, type SQL, sql } from 'drizzle-orm'

/** A LIKE pattern for "contains"; what people type is never a wildcard. */
export const pattern = (search: string | undefined): string | undefined =>
  search === undefined ? undefined : holding(search)

export const holding = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Does the column hold the `search` placeholder's pattern? The subselect folds it once instead of once per row. */
export function matches(folded: Column): SQL {
  return sql`${folded} like (select tr_fold(${sql.placeholder('search')}::text))`
}

/** Does any of these columns, folded on the way, hold what was typed? For lists too short to need an index. */
export function foldedHolds(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  if (search === undefined) return undefined
  const wanted = sql`(select tr_fold(${pattern(search)}::text))`
  return sql`(${sql.join(
    columns.map((column) => sql`tr_fold(${column}) like ${wanted}`),
    sql` or `,
  )})`
}

export const nothingSearched = sql`${sql.placeholder('search')}::text is null`
