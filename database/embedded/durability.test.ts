import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../embedded.ts'

const folder = mkdtempSync(`${tmpdir()}/kopru-durability-`)
chmodSync(folder, 0o711)
const dataDir = `${folder}/postgres`

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('killed five times in the middle of writing, alone or with the server, nothing acknowledged is lost', async () => {
  const acknowledged: number[] = []
  for (const withServer of [false, true, false, true, true]) {
    const writer = startWriting()
    const lines = createInterface(writer.stdout)[Symbol.asyncIterator]()
    for (let line = 0; line < 50; line++) acknowledged.push(Number((await lines.next()).value))
    if (withServer) process.kill(postmasterPid(), 'SIGKILL')
    await kill(writer)
    for await (const line of { [Symbol.asyncIterator]: () => lines }) acknowledged.push(Number(line))
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(250)
  const written = new Set(await writtenNumbers())
  expect(acknowledged.filter((number) => !written.has(number))).toEqual([])
}, 60_000)

/** A process that writes numbers one by one and prints each when the database has acknowledged it. */
function startWriting() {
  const program = `
    import pg from 'pg'
    import { startEmbedded } from '#database/embedded.ts'
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } })
    const client = new pg.Client(url)
    client.on('error', () => {})
    await client.connect()
    await client.query('CREATE TABLE IF NOT EXISTS written (number serial)')
    for (;;) {
      const { rows } = await client.query('INSERT INTO written DEFAULT VALUES RETURNING number')
      console.log(rows[0].number)
    }`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'ignore'] })
}

async function writtenNumbers(): Promise<number[]> {
  const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } })
  const client = new pg.Client(embedded.url)
  await client.connect()
  const { rows } = await client.query<{ number: number }>('SELECT number FROM written')
  await client.end()
  await embedded.stop()
  return rows.map((row) => row.number)
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

function postmasterPid(): number {
  return Number(readFileSync(`${dataDir}/data/postmaster.pid`, 'utf8').split('\n')[0])
}
