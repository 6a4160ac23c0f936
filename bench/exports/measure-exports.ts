import { setTimeout as pause } from 'node:timers/promises'
import { benchApp } from '../app.ts'
import { at, limit, type Row, ratio } from '../rows.ts'
import { copied } from './copied.ts'
import { cells, type ExportsWorld, fillExportsWorld, onDatabase } from './exports-world.ts'
import { smallCalls } from './small-calls.ts'

const port = 4240
type Kind = 'excel' | 'documents'

/**
 * Measures an Excel file of many applications and a zip of many documents, made by a process that does nothing else:
 * speed, compared with CSV that PostgreSQL itself writes, and memory. Then the delay for other requests meanwhile: to
 * another process, and to the same one if one does everything. On a separate database, so that no other process takes
 * the exports.
 */
export async function measureExports(): Promise<Row[]> {
  const app = benchApp()
  try {
    await (await app.start(port, { DEMO: 'accounts' })).stop()
    const world = await onDatabase(app.dataDir, (connection) => fillExportsWorld(connection, app.dataDir))
    const excel = await made(app, world, 'excel')
    const zip = await made(app, world, 'documents')
    const copy = await onDatabase(app.dataDir, (connection) => quickest(() => copied(connection, world)))
    return [
      ratio('cells of an Excel file / of COPY as CSV', cells / excel.seconds, cells / copy, 0.2),
      limit('memory that an Excel file of 100,000 × 30 takes', excel.memoryMb, 'MB', 120),
      at('  time that it takes', excel.seconds, 's'),
      limit('memory that a zip of 400 MB takes', zip.memoryMb, 'MB', 80),
      at('  time that it takes', zip.seconds, 's'),
      ...(await besideWorker(app, world)),
      ...(await othersMeanwhile(app, world, 'in one process: ')),
    ]
  } finally {
    app.remove()
  }
}

/** Two in turn, each by a process that has just started: the more memory and the less time of both. */
async function made(app: App, world: ExportsWorld, kind: Kind) {
  const found: { seconds: number; memoryMb: number }[] = []
  for (let round = 0; round < 2; round++) {
    const worker = await app.start(port, { PARTS: 'worker' })
    try {
      found.push(
        await onDatabase(app.dataDir, async () => {
          await pause(3000)
          const rest = worker.residentMb()
          worker.forgetPeak()
          const seconds = await world.exported(kind)
          return { seconds, memoryMb: worker.peakMb() - rest }
        }),
      )
    } finally {
      await worker.stop()
    }
  }
  return {
    seconds: Math.min(...found.map(({ seconds }) => seconds)),
    memoryMb: Math.max(...found.map(({ memoryMb }) => memoryMb)),
  }
}

type App = ReturnType<typeof benchApp>

/** Small calls of a process that answers, while another makes the file. */
async function besideWorker(app: App, world: ExportsWorld): Promise<Row[]> {
  const worker = await app.start(port + 2, { PARTS: 'worker' })
  try {
    return await othersMeanwhile(app, world, '', { PARTS: 'web,api' })
  } finally {
    await worker.stop()
  }
}

/** How long small calls take in a process, without an export and while one is made. */
async function othersMeanwhile(
  app: App,
  world: ExportsWorld,
  where: string,
  parts: Readonly<Record<string, string>> = {},
): Promise<Row[]> {
  const asked = await app.start(port, { ...parts, METRICS_PORT: String(port + 1) })
  try {
    return await onDatabase(app.dataDir, async () => {
      const calls = smallCalls(`${asked.url}${world.smallPath}`, world.headers(), port + 1)
      await calls.until(pause(5000))
      const quiet = await calls.until(pause(15_000))
      const rows: Row[] = []
      for (const kind of ['excel', 'documents'] as const) {
        const busy = await calls.until(world.exported(kind))
        const what = kind === 'excel' ? 'an Excel file' : 'a zip'
        rows.push(
          limit(`${where}p99 of a small call while ${what} is made / without`, busy.p99 / quiet.p99, '×', 2),
          at('  p99 without', quiet.p99, 'ms'),
          at('  p99 meanwhile', busy.p99, 'ms'),
          at('  p50 meanwhile', busy.p50, 'ms'),
          at('  event loop late, p99 without', quiet.lateMs, 'ms'),
          at('  event loop late, p99 meanwhile', busy.lateMs, 'ms'),
        )
      }
      return rows
    })
  } finally {
    await asked.stop()
  }
}

async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const started = performance.now()
    await work()
    times.push((performance.now() - started) / 1000)
  }
  return Math.min(...times)
}
