import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'

const folder = mkdtempSync(`${tmpdir()}/kopru-embedded-`)
chmodSync(folder, 0o711)
const dataDir = `${folder}/postgres`
const homes = new Set<string>()

afterAll(() => {
  // When the tests run as root, the databases may lie elsewhere, behind a link.
  for (const home of [...homes, folder]) rmSync(home, { recursive: true, force: true })
})

test('the first start makes an empty database that nobody can reach over the network', async () => {
  const embedded = await start()
  expect(await ask(embedded.url, 'SELECT current_database() AS database, pg_size_pretty(0::bigint) AS zero')).toEqual([
    { database: 'kopru', zero: '0 bytes' },
  ])
  expect(await ask(embedded.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await ask(embedded.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(embedded.url, 'SHOW timezone')).toEqual([{ TimeZone: 'UTC' }])
  expect(await ask(embedded.url, "SELECT lower('ÇĞÖŞÜ') AS lower")).toEqual([{ lower: 'çğöşü' }])
  await embedded.stop()
  expect(existsSync(pidFile())).toBe(false)
})

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS value')
  await first.stop()

  const second = await start()
  expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
  await second.stop()
})

test('a server whose process was killed is joined by the next start, with everything that was acknowledged', async () => {
  const other = await startElsewhere()
  await ask(other.url, 'CREATE TABLE acknowledged AS SELECT 2 AS value')
  const postmaster = postmasterPid()
  await kill(other.process)

  const embedded = await start()
  expect(postmasterPid()).toBe(postmaster)
  expect(await ask(embedded.url, 'SELECT value FROM acknowledged')).toEqual([{ value: 2 }])
  await embedded.stop()
  expect(existsSync(pidFile())).toBe(false)
})

test('a killed server is started again while we run, and has lost nothing', async () => {
  const warn = vi.fn()
  const embedded = await start({ log: { info: () => {}, warn } })
  await ask(embedded.url, 'CREATE TABLE survived AS SELECT 3 AS value')
  const killed = postmasterPid()
  process.kill(killed, 'SIGKILL')

  await vi.waitFor(
    async () => expect(await ask(embedded.url, 'SELECT value FROM survived')).toEqual([{ value: 3 }]),
    10_000,
  )
  expect(postmasterPid()).not.toBe(killed)
  expect(warn).toHaveBeenCalledWith('PostgreSQL ended unexpectedly and is started again.')
  await embedded.stop()
  expect(existsSync(pidFile())).toBe(false)
})

test('a server that was killed while none of our processes ran is started again, even if its pid was reused', async () => {
  const other = await startElsewhere()
  process.kill(other.process.pid ?? 0, 'SIGSTOP')
  process.kill(postmasterPid(), 'SIGKILL')
  await kill(other.process)
  writeFileSync(pidFile(), readFileSync(pidFile(), 'utf8').replace(/^\d+/, `${process.pid}`))

  const embedded = await start()
  expect(await ask(embedded.url, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
  await embedded.stop()
})

test('of two processes on one folder the first to leave does not stop the server under the other', async () => {
  const [first, second] = await Promise.all([start(), startElsewhere()])
  const postmaster = postmasterPid()
  expect(second.url).toBe(first.url)

  await first.stop()
  expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
  expect(postmasterPid()).toBe(postmaster)

  second.process.stdin?.end()
  await once(second.process, 'exit')
  expect(existsSync(pidFile())).toBe(false)
})

test('a moved project keeps its data, and a path too long for a socket gets a short folder for it', async () => {
  const deep = `${folder}/${'a-folder-with-quite-a-long-name/'.repeat(4)}`
  mkdirSync(deep, { recursive: true, mode: 0o711 })
  renameSync(dataDir, `${deep}/postgres`)

  const embedded = await start({ dataDir: `${deep}/postgres` })
  const socketFolder = new URL(embedded.url).searchParams.get('host') ?? ''
  homes.add(socketFolder)
  expect(socketFolder).toMatch(/\/kopru-[0-9a-f]{16}$/)
  expect(await ask(embedded.url, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
  await embedded.stop()
})

test('a project in a folder that other users cannot enter has its database too', async () => {
  const closed = `${folder}/closed`
  mkdirSync(closed, { mode: 0o700 })
  const embedded = await start({ dataDir: `${closed}/postgres` })
  homes.add(realpathSync(`${closed}/postgres`))
  expect(await ask(embedded.url, 'SELECT 5 AS value')).toEqual([{ value: 5 }])
  await embedded.stop()
})

function start(options: Partial<EmbeddedOptions> = {}) {
  return startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} }, ...options })
}

/** Starts the database in a child process, which stops when its standard input ends. */
async function startElsewhere(): Promise<{ url: string; process: ChildProcess }> {
  const program = `
    import { startEmbedded } from '#database/embedded.ts'
    const embedded = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } })
    console.log(embedded.url)
    process.stdin.resume().once('end', () => embedded.stop())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface(child.stdout), 'line')
  return { url, process: child }
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

function pidFile(): string {
  return `${dataDir}/data/postmaster.pid`
}

function postmasterPid(): number {
  return Number(readFileSync(pidFile(), 'utf8').split('\n')[0])
}
