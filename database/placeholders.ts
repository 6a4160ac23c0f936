import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

type ColumnsOf<T extends PgTable> = keyof T['$inferInsert'] & string

/** A row of placeholders, one for each column that PostgreSQL does not fill itself, for prepared inserts. */
export const placeholders = <T extends PgTable>(table: T) =>
  ofColumns(table, (name) => sql.placeholder(name)) as { readonly [Name in ColumnsOf<T>]: Placeholder<Name> }

/** The values of the rejected row in `on conflict do update`. */
export const excluded = <T extends PgTable>(table: T) =>
  ofColumns(table, (name) => sql`excluded.${sql.identifier(toSnakeCase(name))}`) as Readonly<Record<ColumnsOf<T>, SQL>>

const ofColumns = <T>(table: PgTable, make: (name: string) => T) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, { generated }]) => generated === undefined)
      .map(([name]) => [name, make(name)]),
  )
