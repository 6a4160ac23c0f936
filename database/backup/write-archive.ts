import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import yazl from 'yazl'
import { containers } from '#platform/files/containers.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type ArchivedTable, type Manifest, paths } from './manifest.ts'
import { quoted, readJobColumns, readSequences, readTables, tableName } from './tables.ts'

interface Report {
  readonly rows: number
  readonly files: number
  readonly bytes: number
}

/**
 * Writes all rows of one moment and all files into one archive (a plain ZIP). The file gets its name when it is
 * complete and on disk; until then it is `FILE.….unfinished`.
 */
export async function writeArchive(path: string, client: pg.ClientBase, files: FileStore): Promise<Report> {
  if (await isThere(path)) throw new Error(`${path} is there already. Name a new file: no backup is written over.`)
  const unfinished = `${path}.${process.pid}.unfinished`
  try {
    const report = await write(unfinished, client, files)
    await rename(unfinished, path)
    await flushFolder(dirname(path))
    return report
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function write(path: string, client: pg.ClientBase, files: FileStore): Promise<Report> {
  const zip = new yazl.ZipFile()
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(zip.outputStream, output)
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  // Awaited from the start, by the race below: a file that cannot be opened rejects before the first entry is added,
  // and a rejection that nothing awaits ends the process.
  const broken = Promise.race([failed, written])
  const add = adder(zip, broken)
  try {
    await Promise.race([readAll(client, files, add), broken])
    zip.end()
    await written
  } finally {
    output.destroy()
  }
  return { ...add.report(), bytes: output.bytesWritten }
}

/** The caller ends the client's session afterwards, because an interrupted COPY would not answer a rollback. */
async function readAll(client: pg.ClientBase, files: FileStore, add: Adder) {
  // One snapshot for all tables: later commits are not seen.
  await client.query('begin isolation level repeatable read read only')
  await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'; set local timezone = 'UTC'")
  await client.query("set local intervalstyle = 'postgres'; set local extra_float_digits = 3")
  const manifest = await describe(client)
  const tables: ArchivedTable[] = []
  for (const table of manifest.tables) {
    const copy = copyTo(`copy ${tableName(table)} (${quoted(table.columns)}) to stdout`)
    tables.push({ ...table, rows: await add.rows(paths.table(table), client.query(copy)) })
  }
  const { columns } = manifest.jobs
  // Finished and failed jobs are left out; the queue deletes them anyway.
  const open = copyTo(`copy (select ${quoted(columns)} from pgboss.job where state < 'completed') to stdout`)
  const jobs = { columns, rows: await add.rows(paths.jobs, client.query(open)) }
  await client.query('commit')
  const count = await addFiles(files, add)
  await add.text(paths.manifest, JSON.stringify({ ...manifest, tables, jobs, files: count } satisfies Manifest))
  await add.checksums()
}

async function describe(client: pg.ClientBase) {
  const { rows: migrations } = await client.query<{ hash: string; createdAt: number }>(
    'select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by id',
  )
  const { rows: marks } = await client.query<{ there: boolean }>(
    "select to_regclass('secret_marks') is not null as there",
  )
  const { rows: secretMarks } = marks[0]?.there
    ? await client.query<{ sealed: string; madeAt: Date }>('select sealed, made_at as "madeAt" from secret_marks')
    : { rows: [] }
  return {
    format: 1 as const,
    madeAt: new Date().toISOString(),
    migrations,
    secretMarks,
    tables: await readTables(client),
    jobs: { columns: (await readJobColumns(client)).map(({ name }) => name) },
    sequences: await readSequences(client),
  }
}

/**
 * After the rows, so that every row's file is included. A file that was removed meanwhile is skipped; its row is about
 * to be deleted too.
 */
async function addFiles(files: FileStore, add: Adder) {
  let count = 0
  for (const container of containers) {
    for await (const key of files.list(container)) {
      const file = await files.get(container, key)
      if (!file) continue
      await add.file(`${paths.files}${container}/${key}`, file.stream, new Date(file.modifiedAt))
      count += 1
    }
  }
  return count
}

type Adder = ReturnType<typeof adder>

/** Adds entries one after the other, each when the one before is on disk, and collects their checksums. */
function adder(zip: yazl.ZipFile, broken: Promise<unknown>) {
  const sums: string[] = []
  let rows = 0
  let files = 0

  async function add(path: string, source: Readable, options: Partial<yazl.ReadStreamOptions>) {
    const hash = createHash('sha256')
    let lines = 0
    const meter = new Transform({
      transform(piece: Buffer, _encoding, done) {
        hash.update(piece)
        for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1
        done(null, piece)
      },
    })
    // A table may exceed the four gigabytes of an ordinary entry, and its size is not known before.
    zip.addReadStream(meter, path, { mode: 0o100600, forceZip64Format: true, ...options })
    await Promise.race([pipeline(source, meter), broken])
    sums.push(`${hash.digest('hex')}  ${path}\n`)
    return lines
  }

  return {
    /** In COPY's text format a line is a row. */
    async rows(path: string, source: Readable) {
      const count = await add(path, source, { compressionLevel: 4 })
      rows += count
      return count
    },
    async file(path: string, source: Readable, mtime: Date) {
      await add(path, source, { compress: false, mtime })
      files += 1
    },
    text: (path: string, text: string) => add(path, Readable.from([Buffer.from(text)]), {}),
    checksums: () => add(paths.checksums, Readable.from(sums.map((line) => Buffer.from(line))), {}),
    report: () => ({ rows, files }),
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function flushFolder(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
