import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnName } from './column-name.ts'

type ColumnsOf<T extends PgTable> = keyof T['$inferInsert'] & string

/** A row of placeholders, one for each column that PostgreSQL does not fill itself, for prepared inserts. */
export const placeholders = <T extends PgTable>(table: T) =>
  ofColumns(table, (name) => sql.placeholder(name)) as { readonly [Name in ColumnsOf<T>]: Placeholder<Name> }

/** The values of the rejected row in `on conflict do update`. */
export const excluded = <T extends PgTable>(table: T) =>
  ofColumns(table, (_, column) => sql`excluded.${sql.identifier(columnName(column))}`) as Readonly<
    Record<ColumnsOf<T>, SQL>
  >

const ofColumns = <T>(table: PgTable, make: (name: string, column: PgColumn) => T) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, { generated }]) => generated === undefined)
      .map(([name, column]) => [name, make(name, column)]),
  )
