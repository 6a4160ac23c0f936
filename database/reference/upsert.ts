import { getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../connection.ts'

export interface Written {
  readonly table: string
  readonly rows: number
  readonly inserted: number
  readonly changed: number
}

/**
 * Writes all rows in one statement and touches only those that differ. Columns that the rows do not have keep their
 * values. Built-in rows do not overwrite imported ones.
 */
export async function upsert<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<Written> {
  const name = getTableName(table)
  const first = rows[0]
  if (!first) return { table: name, rows: 0, inserted: 0, changed: 0 }

  const columns = Object.keys(first).map((key) => sql.identifier(toSnakeCase(key)))
  const rest = columns.filter((column) => column.value !== 'id')
  const of = (side: string) =>
    sql.join(
      rest.map((column) => sql`${sql.identifier(side)}.${column}`),
      sql`, `,
    )
  const mayOverwrite = 'origin' in first && first.origin === 'builtin' ? sql`${table}.origin = 'builtin'` : sql`true`

  const written = await tx.execute<{ inserted: boolean }>(sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map(snakeCased))}::jsonb)
    on conflict (id) do update set ${sql.join(
      rest.map((column) => sql`${column} = excluded.${column}`),
      sql`, `,
    )}
    where ${mayOverwrite} and (${of(name)}) is distinct from (${of('excluded')})
    returning xmax = 0 as inserted`)

  const inserted = written.rows.filter((row) => row.inserted).length
  return { table: name, rows: rows.length, inserted, changed: written.rows.length - inserted }
}

function snakeCased(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]))
}
