import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { z } from 'zod'
import { installQueues } from './queue.ts'
import { installRateLimits } from './rate-limits.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

// Any fixed number: the advisory lock that lets one process migrate while others wait.
const lock = 7_204_511

/** Runs pending migrations. Processes that start at once take turns; the second finds nothing to do. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    // Building an index on a large table may take longer than the statement timeout.
    await client.query('set client_min_messages = warning; set statement_timeout = 0')
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await installQueues(client)
    await installRateLimits(client)
  } finally {
    // Ending the session releases the lock and the setting, even if a migration failed.
    client.release(true)
  }
}

/** All migrations that this code knows, the oldest first. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder: folder })

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

const newest = Journal.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))).entries.at(-1)?.when

/** True when the newest migration this code knows has been applied. */
export async function isMigrated(pool: pg.Pool) {
  const { rows } = await pool.query<{ newest: number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest) >= Number(newest)
}
