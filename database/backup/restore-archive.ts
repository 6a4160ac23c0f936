import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Container, containers } from '#platform/files/containers.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { knownMigrations } from '../migrate.ts'
import { installQueues } from '../queue.ts'
import { installRateLimits } from '../rate-limits.ts'
import { requireMarks } from '../secret-marks.ts'
import { putBack, takeAside } from './aside.ts'
import { type ArchivedTable, paths } from './manifest.ts'
import type { Archive } from './open-archive.ts'
import { quoted, readJobColumns, readTables, tableName } from './tables.ts'

interface Report {
  readonly rows: number
  readonly jobs: number
  /** Jobs of queues that this version does not know. */
  readonly jobsLeftOut: number
  readonly files: number
}

/**
 * Restores an archive into an empty database and a file store. All rows are loaded in one transaction. Tables are
 * created by the migrations that had run when the archive was written; later ones run at the next start.
 */
export async function restoreArchive(
  archive: Archive,
  { client, files, secretName }: { client: pg.ClientBase; files: FileStore; secretName: string },
): Promise<Report> {
  const { manifest } = archive
  const migrations = migrationsOf(archive)
  await requireMarks(manifest.secretMarks, secretName)
  await requireEmpty(client)
  // Tables are created in transactions of their own. If it fails later, the next try still finds the database empty of
  // rows.
  await installQueues(client)
  // The caller ends the client's session afterwards, which rolls back what was not committed.
  await client.query('begin')
  await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'; set local timezone = 'UTC'")
  await makeTables(client, migrations)
  await requireSameTables(client, archive)
  const aside = await takeAside(client)
  let rows = 0
  for (const table of manifest.tables) rows += await loadTable(client, archive, table)
  await putBack(client, aside)
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
  }
  const { jobs, jobsLeftOut } = await loadJobs(client, archive)
  await loadFiles(files, archive)
  await client.query('commit')
  await client.query('analyze')
  return { rows, jobs, jobsLeftOut, files: archive.fileNames.length }
}

/** The archive's migrations must be the first of those that this version knows. */
function migrationsOf({ path, manifest: { migrations } }: Archive) {
  const known = knownMigrations()
  const isOurs = migrations.every(({ hash }, at) => known[at]?.hash === hash)
  if (!isOurs) {
    throw new Error(
      `${path} is of a newer version of Köprü, whose tables this one does not know. Take that version first.`,
    )
  }
  return known.slice(0, migrations.length)
}

/**
 * Runs migrations like drizzle, up to the archive's version. Their rows in drizzle's own table are restored with the
 * others.
 */
export async function makeTables(client: pg.ClientBase, migrations: ReturnType<typeof knownMigrations>) {
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  await installRateLimits(client)
}

async function requireEmpty(client: pg.ClientBase) {
  const tables = await readTables(client)
  const queue = await readJobColumns(client)
  const { rows } = queue.length > 0 ? await client.query('select from pgboss.job limit 1') : { rows: [] }
  if (tables.length === 0 && rows.length === 0) return
  throw new Error(
    'The database is not empty. An archive is restored into an empty one: name another DATABASE_URL, or a DATA_DIR that is new.',
  )
}

/** Checks that the created tables have the columns of the archive. */
async function requireSameTables(client: pg.ClientBase, { path, manifest }: Archive) {
  const told = (tables: readonly Pick<ArchivedTable, 'schema' | 'name' | 'columns'>[]) =>
    tables.map((table) => `${tableName(table)} ${[...table.columns].sort()}`).sort()
  const [here, there] = [told(await readTables(client)), told(manifest.tables)]
  const other = there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table))
  if (other) throw new Error(`${path} does not fit the tables of this version: ${other}. Nothing was restored.`)
}

async function loadTable(client: pg.ClientBase, archive: Archive, table: ArchivedTable) {
  // A migration may have inserted rows.
  await client.query(`delete from ${tableName(table)}`)
  const copy = client.query(copyFrom(`copy ${tableName(table)} (${quoted(table.columns)}) from stdin`))
  await pipeline(await archive.read(paths.table(table)), copy)
  if (copy.rowCount !== table.rows) {
    throw new Error(
      `${tableName(table)} should have ${table.rows} rows and got ${copy.rowCount}. Nothing was restored.`,
    )
  }
  return copy.rowCount
}

/**
 * The queue's tables may differ in this version, so jobs are loaded through a table of texts into the columns that
 * exist. Jobs that were running are started again.
 *
 * The queue keeps jobs of its own, under `__pgboss__`: of a running product there is one per minute, which looks
 * whether anything is due. They mean nothing here, and the next start makes new ones.
 */
async function loadJobs(client: pg.ClientBase, archive: Archive) {
  const { columns } = archive.manifest.jobs
  if (columns.length === 0) return { jobs: 0, jobsLeftOut: 0 }
  await client.query(
    `create temp table archived_jobs (${columns.map((name) => `${quoted([name])} text`).join(', ')}) on commit drop`,
  )
  const copy = client.query(copyFrom(`copy archived_jobs (${quoted(columns)}) from stdin`))
  await pipeline(await archive.read(paths.jobs), copy)
  const common = (await readJobColumns(client)).filter(({ name }) => columns.includes(name))
  const values = common.map(({ name, type }) =>
    name === 'state' ? `replace(state, 'active', 'retry')::${type}` : `${quoted([name])}::${type}`,
  )
  const { rowCount: jobs } = await client.query(
    `insert into pgboss.job (${quoted(common.map(({ name }) => name))})
     select ${values.join(', ')} from archived_jobs where name in (select name from pgboss.queue)`,
  )
  const { rowCount: jobsLeftOut } = await client.query(
    `select from archived_jobs
     where not starts_with(name, '__pgboss__') and name not in (select name from pgboss.queue)`,
  )
  return { jobs: jobs ?? 0, jobsLeftOut: jobsLeftOut ?? 0 }
}

async function loadFiles(files: FileStore, archive: Archive) {
  for (const name of archive.fileNames) {
    const [container = '', ...key] = name.slice(paths.files.length).split('/')
    if (!isContainer(container)) throw new Error(`${archive.path} holds ${name}, which is no file of ours.`)
    await files.put(container, key.join('/'), await archive.read(name))
  }
}

const isContainer = (name: string): name is Container => (containers as readonly string[]).includes(name)
