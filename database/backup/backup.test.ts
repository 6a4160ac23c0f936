import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { loadDemoAccounts } from '#demo/accounts.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { folderStore } from '#platform/files/folder.ts'
import { setSecret } from '#platform/secrets.ts'
import { testDatabase } from '../../tests/database.ts'
import { startApp } from '../../tests/setup/app.ts'
import { cloneDatabase, dropDatabase } from '../../tests/setup/clones.ts'
import { type Connection, connect } from '../connection.ts'
import { isMigrated, knownMigrations, migrate } from '../migrate.ts'
import { enqueue, installQueues } from '../queue.ts'
import { requireSecret } from '../secret-marks.ts'
import { openArchive } from './open-archive.ts'
import { makeTables, restoreArchive } from './restore-archive.ts'
import { writeArchive } from './write-archive.ts'

const secret = 'a secret that all the tests share'
const source = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'kopru-backup-'))
const archive = join(folder, 'kopru.backup')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await loadDemoAccounts(source.db)
  await loadDemo(source.db)
  await requireSecret(source.db, 'SECRET_KEY')
  await fileStore().put('private', 'paper-1', Buffer.from('a paper\n\\.\n'))
  await fileStore().put('profile-images', 'faces/one.png', Buffer.alloc(70_000, 'x'))
  await source.db.transaction((tx) =>
    enqueue(tx, jobs.removeFiles, { candidateId: '018f0000-0000-7000-8000-000000000000', keys: ['paper-2'] }),
  )
  await backUp(source, archive)
}, 120_000)

async function backUp({ pool }: Connection, path: string, files = fileStore()) {
  const client = await pool.connect()
  return writeArchive(path, client, files).finally(() => client.release(true))
}

/** An empty database, for the length of a test. */
async function emptyDatabase() {
  const url = await cloneDatabase({ ...inject('databaseServer'), template: 'template0' })
  const connection = connect(url)
  onTestFinished(async () => {
    await connection.close()
    await dropDatabase(inject('databaseServer'), url)
  })
  return connection
}

async function databaseAt(migrations: ReturnType<typeof knownMigrations>) {
  const connection = await emptyDatabase()
  const client = await connection.pool.connect()
  await installQueues(client)
  await client.query('begin')
  await makeTables(client, migrations)
  await client.query('commit')
  client.release()
  return connection
}

async function restore(path: string, { pool }: Connection, files = folderStore(mkdtempSync(join(folder, 'files-')))) {
  const opened = await openArchive(path)
  const client = await pool.connect()
  try {
    return await restoreArchive(opened, { client, files, secretName: 'SECRET_KEY' })
  } finally {
    client.release(true)
    opened.close()
  }
}

/** All rows of all tables, generated columns included, and all objects around them. */
async function contentOf({ pool }: Connection) {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`)
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${name} t`,
    )
    content[name] = rows[0]
  }
  const around = {
    jobs: "select id, name, data, retry_limit, start_after from pgboss.job where state < 'completed' order by id",
    sequences: "select sequencename, last_value from pg_sequences where schemaname in ('public', 'drizzle') order by 1",
    extensions: 'select extname from pg_extension order by 1',
    indexes: "select indexdef from pg_indexes where schemaname in ('public', 'drizzle') order by 1",
    constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    functions: `select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  }
  for (const [what, text] of Object.entries(around)) content[what] = (await pool.query(text)).rows
  return content
}

test('a restored database equals the original, and the product starts on it', async () => {
  expect((statSync(archive).mode & 0o777).toString(8)).toBe('600')
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  const target = await emptyDatabase()
  const files = folderStore(mkdtempSync(join(folder, 'files-')))
  // The two of this test, and the file of each payment run of the demo.
  const runs = await source.db.$count(paymentRuns)
  expect(runs).toBeGreaterThan(0)
  expect(await restore(archive, target, files)).toMatchObject({ jobsLeftOut: 0, files: 2 + runs })
  expect(await contentOf(target)).toEqual(await contentOf(source))
  for (const [container, key] of [
    ['private', 'paper-1'],
    ['profile-images', 'faces/one.png'],
  ] as const) {
    expect(await contentIn(files, container, key)).toEqual(await contentIn(fileStore(), container, key))
  }

  const app = await startApp(target.url, { PARTS: 'api', SECRET_KEY: secret })
  try {
    const body = JSON.stringify({ grantType: 'password', email: 'kurum@kopru.test', password: 'Kopru2026' })
    const answer = await fetch(`${app.address}/api/accounts/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(200)
  } finally {
    await app.stop()
  }
}, 120_000)

test('a database that is not empty is left alone', async () => {
  const before = await contentOf(source)
  await expect(restore(archive, source)).rejects.toThrow('The database is not empty')
  expect(await contentOf(source)).toEqual(before)
})

test.each([
  ['cut off', (path: string) => truncateSync(path, statSync(path).size - 100)],
  // Beyond the local header of the zip entry, whose date field may change without harm.
  [
    'damaged in one bit of its rows',
    (path: string) => damage(path, readFileSync(path).indexOf('public.forms.copy') + 200),
  ],
  // Files are not compressed in the archive, so only the checksum notices a changed byte.
  ['damaged in one bit of a file', (path: string) => damage(path, readFileSync(path).indexOf('x'.repeat(1000)) + 500)],
  ['no archive', (path: string) => writeFileSync(path, 'Köprü')],
])('an archive that is %s is refused before anything is written', async (_, spoil) => {
  const copy = join(folder, 'spoilt.backup')
  copyFileSync(archive, copy)
  spoil(copy)
  await expect(openArchive(copy)).rejects.toThrow(/is damaged: .*Nothing was restored/)
})

test('an archive needs the secret it was made with', async () => {
  const target = await emptyDatabase()
  setSecret('another secret than that of the archive')
  try {
    await expect(restore(archive, target)).rejects.toThrow('SECRET_KEY is not the secret of this database')
  } finally {
    setSecret(secret)
  }
  expect((await target.pool.query("select from pg_tables where schemaname = 'public'")).rows).toEqual([])
})

test('an archive of an older version is restored as it was and migrated at the next start', async () => {
  const older = await databaseAt(knownMigrations().slice(0, -1))
  await older.pool.query(
    "insert into accounts (id, kind, email, name, surname) values (gen_random_uuid(), 'Candidate', 'a@b.example', 'A', 'B')",
  )
  const path = join(folder, 'older.backup')
  await backUp(older, path)
  const target = await emptyDatabase()
  await restore(path, target)
  expect(await isMigrated(target.pool)).toBe(false)
  await migrate(target.pool)
  expect(await isMigrated(target.pool)).toBe(true)
  expect(await target.db.$count(sql`accounts`)).toBe(1)
}, 60_000)

test('jobs that this version does not know are counted, and the queue’s own are not', async () => {
  const other = await databaseAt(knownMigrations())
  for (const name of ['__pgboss__send-it', 'of.tomorrow', jobs.sweepMessages.name]) {
    if (name !== jobs.sweepMessages.name)
      await other.pool.query(`select pgboss.create_queue($1, '{"policy": "standard"}')`, [name])
    await other.pool.query(`insert into pgboss.job (name, data) values ($1, '{}')`, [name])
  }
  const path = join(folder, 'other.backup')
  await backUp(other, path)
  expect(await restore(path, await emptyDatabase())).toMatchObject({ jobs: 1, jobsLeftOut: 1 })
}, 60_000)

test('an archive of a newer version is refused', async () => {
  const target = await emptyDatabase()
  const newer = await databaseAt(knownMigrations())
  await newer.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)",
  )
  const path = join(folder, 'newer.backup')
  await backUp(newer, path)
  await expect(restore(path, target)).rejects.toThrow('is of a newer version of Köprü')
}, 60_000)

test('a failed backup leaves no file behind, and an existing file is not overwritten', async () => {
  const path = join(folder, 'failed.backup')
  const broken = { ...fileStore(), get: () => Promise.reject(new Error('The store is gone')) }
  await expect(backUp(source, path, broken)).rejects.toThrow('The store is gone')
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
  await expect(backUp(source, archive)).rejects.toThrow('is there already')
})

test('a backup whose file cannot be created reports it, without an unhandled rejection', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
  })
  // A file in the place of a folder stops root too, which may write into any folder.
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  await expect(backUp(source, join(file, 'kopru.backup'))).rejects.toThrow('ENOTDIR')
  await expect(backUp(source, join(folder, 'missing', 'kopru.backup'))).rejects.toThrow('ENOENT')
  // Rejections are reported once the microtasks are done.
  await new Promise(setImmediate)
  expect(unhandled).toEqual([])
})

function damage(path: string, at: number) {
  const content = readFileSync(path)
  content[at] = (content[at] ?? 0) ^ 1
  writeFileSync(path, content)
}

async function contentIn(files: ReturnType<typeof fileStore>, container: 'private' | 'profile-images', key: string) {
  const file = await files.get(container, key)
  return file && Buffer.concat(await file.stream.toArray())
}
