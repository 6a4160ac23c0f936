import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Database, Transaction } from './database-types.ts'
import { KeptPlans } from './kept-plans.ts'
import { hasOutdatedPlans } from './outdated-plans.ts'
import { withPendingWrites } from './with-first-transaction.ts'

// Read int8 (count(*)) as a number and DATE as text: pg's defaults are a string and a local midnight.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type { Database, Transaction }

export interface Connection {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Database
  /** The same database; its statements are planned once for each connection (`KeptPlans`). */
  readonly planned: Database
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
  return {
    url,
    pool,
    db: withPendingWrites(databaseOn(pool, (client) => client)),
    planned: withPendingWrites(databaseOn(pool, (client) => new KeptPlans(client))),
    close: () => pool.end(),
  }
}

export const casing = 'snake_case'

type Client = pg.Pool | pg.PoolClient

function databaseOn(pool: pg.Pool, through: (client: Client) => Client | KeptPlans): Database {
  const db: Database = drizzle(through(pool) as pg.Pool, { casing })
  const dialect = new PgDialect({ casing })
  // Drizzle's own `transaction` never releases the client if `begin` fails, as on a lost connection: ten such failures
  // would empty the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isOutdated = false
    try {
      return await new NodePgSession<Record<string, never>, Record<string, never>>(
        through(client) as pg.PoolClient,
        dialect,
        undefined,
      ).transaction(work, config)
    } catch (error) {
      isOutdated = hasOutdatedPlans(error)
      throw error
    } finally {
      client.release(isOutdated)
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

/**
 * The database for statements that run often and find rows by ids: submitting, saving, a person's own data. Not for
 * searches, whose best plan depends on the search terms.
 */
export const planned = () => connection().planned

export const connectedPool = () => connection().pool

function connection() {
  if (!current) throw new Error('No database is connected yet')
  return current
}
