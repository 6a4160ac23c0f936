import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { casing, connectedPool, type Database } from './connection.ts'

/** The database as it stood at one moment, on a connection of its own. */
export interface Snapshot {
  readonly db: Database
  /** Rows of a query in batches, from a cursor. Sequential: there is one cursor. */
  some<Row extends Record<string, unknown>>(query: SQL, atOnce: number): AsyncGenerator<Row[]>
  /** A prepared statement that runs many times; its rows are arrays of values. */
  prepare(name: string, statement: SQL): (values: Readonly<Record<string, unknown>>) => Promise<unknown[][]>
}

/**
 * Reads data that does not fit into memory or must not change while it is read: all queries of `work` see one
 * snapshot, unaffected by later commits. Uses a connection of its own, so that the pool's connections stay free
 * for requests.
 */
export async function inSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectedPool().options, application_name: 'kopru snapshot' })
  // A lost connection fails the running statement; without a listener the error event would also end the process.
  client.on('error', () => {})
  await client.connect()
  inTurn(client)
  try {
    await client.query('begin isolation level repeatable read read only')
    // All rows are fetched, and prepared statements run hundreds of times. No parallel workers: background work leaves
    // the other processors to requests.
    await client.query(
      "set local cursor_tuple_fraction = 1; set local plan_cache_mode = 'force_generic_plan'; set local max_parallel_workers_per_gather = 0",
    )
    return await work(snapshotOn(client))
  } finally {
    await client.end()
  }
}

/** Queues queries: a connection runs one at a time. */
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
        // If the connection is lost, the original error is thrown, not the failure to close the cursor.
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
