import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { withPendingWrites } from './with-first-transaction.ts'

// Read int8 (count(*)) as a number and DATE as text: pg's defaults are a string and a local midnight.
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

interface ConnectOptions {
  readonly max?: number
  /** Milliseconds after which the server gives a statement up; without it a statement may take any time. */
  readonly statementTimeout?: number
}

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    // Requests do not wait forever for a connection.
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeout ?? false,
    application_name: 'kopru',
  })
  // A connection that the server ends (restart, failover) must not end the process, but an error event without a
  // listener would. A running query fails with it, and the next query opens another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { url, pool, db: withPendingWrites(databaseOn(pool)), close: () => pool.end() }
}

const casing = 'snake_case'

function databaseOn(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, { casing })
  const dialect = new PgDialect({ casing })
  // Drizzle's own `transaction` never releases the client if `begin` fails, as on a lost connection: ten such failures
  // would empty the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await new NodePgSession<Record<string, never>, Record<string, never>>(
        client,
        dialect,
        undefined,
      ).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
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
