import type pg from 'pg'
import type { ArchivedTable, Manifest } from './manifest.ts'

// Everything is read from the catalog, so tables of later migrations are included without changes here.

export type TableColumns = Pick<ArchivedTable, 'schema' | 'name' | 'columns'>

/** Our tables with their columns, except generated ones, which are computed again. */
export async function readTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`)
  return rows
}

export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and c.relkind = 'S' order by 1`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    for (const value of values) sequences.push({ name, ...value })
  }
  return sequences
}

/** The columns of the job table with their types, which belong to the queue's version. */
export async function readJobColumns(client: pg.ClientBase): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(`
    select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a
    where a.attrelid = to_regclass('pgboss.job') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`)
  return rows
}

export const quoted = (names: readonly string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

export const tableName = ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) =>
  `${quoted([schema])}.${quoted([name])}`
