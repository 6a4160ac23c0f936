import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { runningErrands } from './with-first-transaction.ts'

// int8 (count(*)) as a number and DATE as the text it is: pg's defaults are a string and a local midnight.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface Connection {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Database
  close(): Promise<void>
}

export function connect(url: string, options: { readonly max?: number } = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    // Nobody waits for ever behind others who wait.
    connectionTimeoutMillis: 10_000,
    application_name: 'kopru',
  })
  // An idle connection that the server ends (restart, failover) must not end the process; the next query opens another.
  pool.on('error', () => {})
  return { url, pool, db: runningErrands(drizzle(pool, { casing: 'snake_case' })), close: () => pool.end() }
}

let current: Connection | undefined

/** The process's one connection, set at start; a test file sets its own. */
export function setConnection(connection: Connection | undefined) {
  current = connection
}

export const database = () => connection().db

export const connectedPool = () => connection().pool

function connection() {
  if (!current) throw new Error('No database is connected yet')
  return current
}
