import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { casing, connectedPool, type Database } from './connection.ts'

/** The database as it stood at one moment, on a connection of its own. */
export interface Snapshot {
  readonly db: Database
  /** The rows of a query, some at a time, from a cursor. One after the other: there is one cursor. */
  some<Row extends Record<string, unknown>>(query: SQL, atOnce: number): AsyncGenerator<Row[]>
  /** A statement that is planned once and asked again and again, whose rows come as lists of values. */
  prepare(name: string, statement: SQL): (values: Readonly<Record<string, unknown>>) => Promise<unknown[][]>
}

/**
 * Reads what does not fit into memory, or must not change while it is read: everything that `work` asks is answered as of
 * the same moment, whatever others write meanwhile. The connection is not one of the pool's, which others wait for.
 */
export async function inSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectedPool().options, application_name: 'kopru snapshot' })
  // A lost connection fails the statement that waits; without a listener it would end the process, too.
  client.on('error', () => {})
  await client.connect()
  inTurn(client)
  try {
    await client.query('begin isolation level repeatable read read only')
    // All rows will be fetched, and statements that are asked a hundred times are planned once. One processor of the database
    // is enough for who is in no hurry.
    await client.query(
      "set local cursor_tuple_fraction = 1; set local plan_cache_mode = 'force_generic_plan'; set local max_parallel_workers_per_gather = 0",
    )
    return await work(snapshotOn(client))
  } finally {
    await client.end()
  }
}

/** Who asks while another is answered waits here: a connection answers one after the other. */
function inTurn(client: pg.Client) {
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  const waiting = (...asked: unknown[]) => {
    const answer = last.then(() => query(...asked))
    last = answer.catch(() => {})
    return answer
  }
  client.query = waiting as typeof client.query
}

function snapshotOn(client: pg.Client): Snapshot {
  const db: Database = drizzle(client, { casing })
  const dialect = new PgDialect({ casing })
  return {
    db,
    async *some<Row extends Record<string, unknown>>(query: SQL, atOnce: number) {
      await db.execute(sql`declare found no scroll cursor for ${query}`)
      try {
        for (;;) {
          const { rows } = await db.execute<Row>(sql.raw(`fetch forward ${atOnce} from found`))
          if (rows.length === 0) return
          yield rows as Row[]
        }
      } finally {
        // Where the connection is gone, what is thrown says why, and not that there is nothing to close.
        await db.execute(sql`close found`).catch(() => {})
      }
    },
    prepare(name, statement) {
      const { sql: text, params } = dialect.sqlToQuery(statement)
      return async (given) => {
        const values = fillPlaceholders(params, { ...given })
        const { rows } = await client.query<unknown[]>({ name, text, values, rowMode: 'array' })
        return rows
      }
    },
  }
}
