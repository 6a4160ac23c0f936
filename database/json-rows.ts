import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

/**
 * Fields of a row as one JSON object, by the names that they have here. For what JSON says as well as a column does: no
 * moments, which would arrive as texts.
 */
export const jsonRow = <F extends Record<string, Column | SQL>>(fields: F) =>
  sql<SelectResultFields<F>>`json_build_object(${sql.join(
    Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`),
    sql`, `,
  )})`.as('row')

/** A select of such rows as one JSON list, in its order: what is read together comes in one statement. */
export const jsonRows = (rows: SQLWrapper) => sql`(select coalesce(json_agg(rows.row), '[]') from (${rows}) as rows)`
