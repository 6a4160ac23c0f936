import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

/** Columns of a row as one JSON object, under the given names. Not for moments: JSON would return them as strings. */
export const jsonRow = <F extends Record<string, Column | SQL>>(fields: F) =>
  sql<SelectResultFields<F>>`json_build_object(${sql.join(
    Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`),
    sql`, `,
  )})`.as('row')

/** A select of such rows as one JSON array, in its order: several lists are read in one statement. */
export const jsonRows = (rows: SQLWrapper) => sql`(select coalesce(json_agg(rows.row), '[]') from (${rows}) as rows)`
