import pg from 'pg'
import type { DatabaseServer } from './database-server.ts'
import { onDatabase } from './on-database.ts'

/** The class of advisory locks that say which runs are alive; the server frees a killed run's. */
const RUNNING = 7_204_513

let clones = 0

/** A new database with the schema and the reference data. */
export async function cloneDatabase({ url, template, run }: DatabaseServer): Promise<string> {
  const name = `kopru_test_${run}_${process.env.VITEST_POOL_ID ?? 'setup'}_${++clones}`
  const session = new pg.Client(url)
  await session.connect()
  try {
    // Copying files is faster than writing every block to the log, which only a crash of this server would read.
    await session.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  } finally {
    await session.end()
  }
  return onDatabase(url, name)
}

export async function dropDatabase({ url }: DatabaseServer, clone: string): Promise<void> {
  const session = new pg.Client(url)
  await session.connect()
  await session.query(`DROP DATABASE ${new URL(clone).pathname.slice(1)} WITH (FORCE)`)
  await session.end()
}

/** Holds for as long as the session: the clones of this run are in use. */
export async function announceRun(session: pg.Client, run: number): Promise<void> {
  await session.query('SELECT pg_advisory_lock($1, $2)', [RUNNING, run])
}

export async function dropClonesOf(session: pg.Client, run: number): Promise<void> {
  for (const clone of await databasesLike(session, `kopru\\_test\\_${run}\\_%`))
    await session.query(`DROP DATABASE IF EXISTS ${clone} WITH (FORCE)`)
}

/** The clones of runs that were killed. */
export async function dropLeftovers(session: pg.Client): Promise<void> {
  const clones = await databasesLike(session, 'kopru\\_test\\_%')
  for (const run of new Set(clones.map((clone) => Number(clone.split('_')[2])))) {
    const { rows } = await session.query('SELECT pg_try_advisory_lock($1, $2) AS dead', [RUNNING, run])
    if (!rows[0]?.dead) continue
    await dropClonesOf(session, run)
    await session.query('SELECT pg_advisory_unlock($1, $2)', [RUNNING, run])
  }
}

/** The databases whose name matches the pattern, the newest first. */
export async function databasesLike(session: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await session.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE datname LIKE $1 ORDER BY oid DESC',
    [pattern],
  )
  return rows.map((row) => row.datname)
}
