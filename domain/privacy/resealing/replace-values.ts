import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'

/** One value of a column: the position of its row (ctid), and the value. */
export interface StoredValue {
  readonly at: string
  readonly old: string
}

interface Place {
  readonly table: string
  readonly column: string
  /** Further columns of the row `it`, with the joins that they need. */
  readonly more?: SQL
  readonly joins?: SQL
}

/** Blocks of a table that are read at once: some hundred rows. */
const blocks = 32

/**
 * Iterates over all values of a column, some hundred at a time in physical order, and replaces those for which `renew`
 * returns another. Safe beside a running product: a concurrently changed value is left, and a locked row is skipped;
 * the next run handles both.
 */
export async function replaceValues<Row extends StoredValue>(
  db: Database,
  { table, column, more = sql``, joins = sql`` }: Place,
  renew: (row: Row) => string | undefined,
): Promise<number> {
  const [from, what] = [sql.identifier(table), sql.identifier(column)]
  let replaced = 0
  for (let block = 0; block < (await blocksOf(db, table)); block += blocks) {
    const { rows } = await db.execute(sql`
      select it.ctid::text as at, it.${what} as old ${more} from ${from} as it ${joins}
      where it.ctid >= ${`(${block},0)`}::tid and it.ctid < ${`(${block + blocks},0)`}::tid and it.${what} is not null`)
    const changed = (rows as unknown as Row[]).flatMap((row) => {
      const renewed = renew(row)
      return renewed === undefined ? [] : [{ ...row, renewed }]
    })
    if (changed.length > 0) replaced += await replace(db, { table, column }, changed)
  }
  return replaced
}

/** Grows while rows are replaced: their new versions are appended, and visited too. */
async function blocksOf(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ blocks: number }>(sql`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as blocks`)
  return rows[0]?.blocks ?? 0
}

async function replace(
  db: Database,
  { table, column }: Place,
  changed: readonly (StoredValue & { readonly renewed: string })[],
) {
  const [into, what] = [sql.identifier(table), sql.identifier(column)]
  const list = (values: readonly string[]) => sql.param([...values])
  const at = sql`${list(changed.map((row) => row.at))}::text[]::tid[]`
  const { rowCount } = await db.execute(sql`
    with held as (
      select it.ctid as at from ${into} as it where it.ctid = any(${at}) for update skip locked
    )
    update ${into} as it set ${what} = given.renewed
    from held
    join unnest(${at}, ${list(changed.map((row) => row.old))}::text[], ${list(changed.map((row) => row.renewed))}::text[])
      as given (at, old, renewed) on given.at = held.at
    where it.ctid = any(${at}) and it.ctid = held.at and it.${what} = given.old`)
  return rowCount ?? 0
}
