import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import yauzl from 'yauzl'
import { type Connection, database } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { askForDataCopy } from '#domain/privacy/data-copies/ask-for-data-copy.ts'
import { dataCopyFile } from '#domain/privacy/data-copies/take-data-copy.ts'
import { folderStore } from '#platform/files/folder.ts'
import { aCandidate, bearer } from '../tests/builders.ts'
import { aLongLife } from '../tests/worlds/a-long-life.ts'
import { benchApp } from './app.ts'
import { onDatabase } from './exports/exports-world.ts'
import { smallCalls } from './exports/small-calls.ts'
import { at, limit, type Row } from './rows.ts'

const port = 4260
const life = { applications: 2000, files: 600, bytes: 500_000 }

/**
 * The copy of everything about a candidate who has applied two thousand times and has 300 MB of files: with how much memory a
 * process makes it that does nothing else, whether all of it is there, and how long others wait where one process does everything.
 */
export async function measureDataCopies(): Promise<Row[]> {
  const app = benchApp()
  try {
    await (await app.start(port, { DEMO: 'accounts' })).stop()
    const store = folderStore(join(app.dataDir, 'files'))
    setFileStore(store)
    const who = await onDatabase(app.dataDir, async ({ pool }) => {
      const candidate = await aCandidate()
      await aLongLife(pool, store, candidate, life)
      return candidate
    })
    return [...(await memoryOf(app, who)), ...(await othersMeanwhile(app, who))]
  } finally {
    app.remove()
  }
}

type App = ReturnType<typeof benchApp>
type Candidate = Awaited<ReturnType<typeof aCandidate>>

async function memoryOf(app: App, who: Candidate): Promise<Row[]> {
  const worker = await app.start(port, { PARTS: 'worker' })
  try {
    return await onDatabase(app.dataDir, async (connection) => {
      await pause(3000)
      const rest = worker.residentMb()
      worker.forgetPeak()
      const { seconds, id } = await copied(connection, who)
      const memoryMb = worker.peakMb() - rest
      const { members, megabytes } = await opened(id)
      return [
        limit('memory that a copy of 300 MB of files and 2,000 applications takes', memoryMb, 'MB', 80),
        at('  time that it takes', seconds, 's'),
        at('  size of the zip', megabytes, 'MB'),
        at('  members that were read from it', members, ''),
      ]
    })
  } finally {
    await worker.stop()
  }
}

async function othersMeanwhile(app: App, who: Candidate): Promise<Row[]> {
  const asked = await app.start(port, { METRICS_PORT: String(port + 1) })
  try {
    return await onDatabase(app.dataDir, async (connection) => {
      const path = `/api/candidates/${who.candidateId}/data-copies`
      const calls = smallCalls(asked.url + path, bearer(who.caller.person), port + 1)
      await calls.until(pause(5000))
      const quiet = await calls.until(pause(15_000))
      const busy = await calls.until(copied(connection, who))
      return [
        limit('in one process: p99 of a small call while it is made / without', busy.p99 / quiet.p99, '×', 2),
        at('  p99 without', quiet.p99, 'ms'),
        at('  p99 meanwhile', busy.p99, 'ms'),
        at('  p50 meanwhile', busy.p50, 'ms'),
        at('  event loop late, p99 without', quiet.lateMs, 'ms'),
        at('  event loop late, p99 meanwhile', busy.lateMs, 'ms'),
      ]
    })
  } finally {
    await asked.stop()
  }
}

/** Has the process with the part `worker` make a copy. */
async function copied({ pool }: Connection, who: Candidate) {
  await pool.query(`update data_copies set created_at = created_at - interval '25 hours'`)
  const started = performance.now()
  const { items } = await askForDataCopy(who.caller, { candidateId: who.candidateId })
  const id = items[0]?.id ?? ''
  for (;;) {
    const [row] = await database().select().from(dataCopies).where(eq(dataCopies.id, id))
    if (row?.state === 'ready') return { id, seconds: (performance.now() - started) / 1000 }
    if (row?.state === 'failed' || (row?.attempts ?? 0) > 1) throw new Error('It could not be made')
    await pause(50)
  }
}

/** Reads every member to its end, by another program's eyes; a wrong sum or size is an error. */
async function opened(id: string) {
  const { content, size = 0 } = await dataCopyFile(id)
  if (typeof content !== 'function') throw new Error('It is streamed')
  const parts: Buffer[] = []
  for await (const part of await content()) parts.push(part as Buffer)
  const zip = await yauzl.fromBufferPromise(Buffer.concat(parts), { lazyEntries: true })
  let members = 0
  let rows = 0
  for await (const entry of zip.eachEntry()) {
    const read: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) read.push(part as Buffer)
    if (entry.fileName === 'json/applications.json') rows = JSON.parse(Buffer.concat(read).toString()).length
    members += 1
  }
  const [held] = await database().select({ total: dataCopies.total }).from(dataCopies).where(sql`id = ${id}`)
  if (members !== held?.total || rows !== life.applications) throw new Error(`${members} members, ${rows} applications`)
  return { members, megabytes: size / 1e6 }
}
