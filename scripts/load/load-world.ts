import { Agent, request } from 'node:http'
import { type Connection, connect, setConnection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { createLog } from '#platform/log.ts'
import { setSecret } from '#platform/secrets.ts'
import { benchApp } from '../../bench/app.ts'

const secret = 'the load script signs the tokens of those who apply'
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

interface Processes {
  readonly processes: number
  readonly port: number
}

/**
 * Runs `work` against several processes on one database: the embedded one, or that of DATABASE_URL. Its result is the
 * script's exit status.
 */
export async function underLoad({ processes, port }: Processes, work: (connection: Connection) => Promise<number>) {
  const app = benchApp()
  const environment = { PARTS: 'api', DEMO: 'accounts', SECRET_KEY: secret }
  const running = []
  for (let at = 0; at < processes; at++) running.push(await app.start(port + at, environment))
  try {
    process.exitCode = await withDatabase(app.dataDir, work)
  } finally {
    for (const process of running) await process.stop()
    app.remove()
  }
}

async function withDatabase<T>(dataDir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL
  const log = createLog('silent')
  const embedded = url ? undefined : await startEmbedded({ dataDir: `${dataDir}/postgres`, log })
  const connection = connect(url || (embedded?.url ?? ''))
  setConnection(connection)
  setSecret(secret)
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  try {
    return await work(connection)
  } finally {
    await connection.close()
    await embedded?.stop()
  }
}

interface Sent {
  readonly id: string
  readonly port: number
  readonly method: 'PUT' | 'PATCH'
  readonly path: string
  readonly token: string
  readonly body: object
}

interface Outcome {
  readonly id: string
  readonly status: number
  readonly code: string
  readonly milliseconds: number
}

export function send({ id, port, method, path, token, body }: Sent): Promise<Outcome> {
  const started = performance.now()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve) => {
    const end = (status: number, code: string) =>
      resolve({ id, status, code, milliseconds: performance.now() - started })
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers })
    sent.once('error', (error) => end(0, error.message))
    sent.once('response', async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      const status = answer.statusCode ?? 0
      end(status, status < 400 ? '' : String(JSON.parse(Buffer.concat(parts).toString()).code))
    })
    sent.end(JSON.stringify(body))
  })
}

/** Prints the outcomes, and returns the failed ones, of which there should be none. */
export function reportOutcomes(outcomes: readonly Outcome[]) {
  const failed = outcomes.filter(({ status }) => status >= 500 || status === 0)
  const codes = outcomes.filter(({ status }) => status >= 400).map(({ code }) => code)
  const waits = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
  console.log(`refused: ${JSON.stringify(counted(codes))}`)
  console.log(`5xx or no answer ${failed.length}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`)
  return failed
}

function counted(codes: readonly string[]) {
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]))
}

/** Makes many, ten at once. */
export async function makeMany<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, make))))
  return made
}
