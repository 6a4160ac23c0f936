import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { connect } from '#database/connection.ts'
import { migrate } from '#database/migrate.ts'
import { loadReference } from '#database/reference/load.ts'
import { databasesLike } from './clones.ts'
import { onDatabase } from './on-database.ts'

/** The advisory lock of the one run that builds a template while the others wait for it. */
const BUILDING = 7_204_512

const SOURCES = [
  'database/{migrations,reference,schema}/**/*.{json,sql,ts}',
  'database/{migrate,queue,rate-limits}.ts',
  'contract/jobs.ts',
  'package-lock.json',
]
const UNFINISHED = 'kopru_unfinished_template'
const KEPT = 3

/** A migrated database with reference data, made once for each state of its sources and kept on the server. */
export async function prepareTemplate(session: pg.Client, url: string): Promise<string> {
  const template = `kopru_template_${hashOfSources()}`
  await session.query('SELECT pg_advisory_lock($1)', [BUILDING])
  try {
    const templates = await databasesLike(session, 'kopru\\_template\\_%')
    if (templates.includes(template)) return template
    await build(session, url, template)
    for (const old of templates.slice(KEPT - 1)) await session.query(`DROP DATABASE ${old} WITH (FORCE)`)
    return template
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [BUILDING])
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES).sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

/** Under another name until it is whole: a killed run must not leave half a template behind. */
async function build(session: pg.Client, url: string, template: string): Promise<void> {
  await session.query(`DROP DATABASE IF EXISTS ${UNFINISHED} WITH (FORCE)`)
  await session.query(`CREATE DATABASE ${UNFINISHED}`)
  const connection = connect(onDatabase(url, UNFINISHED))
  try {
    await migrate(connection.pool)
    await loadReference(connection.db)
    await connection.pool.query('ANALYZE')
  } finally {
    await connection.close()
  }
  await session.query(`ALTER DATABASE ${UNFINISHED} RENAME TO ${template}`)
}
