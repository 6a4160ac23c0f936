import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'
import type { Database, Transaction } from './connection.ts'

/** Messages between the processes on one database. Sent inside the transaction, delivered at commit. */
const Signal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('purge'), tags: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('sessionEnded'), sessionIds: z.array(z.string()).min(1) }),
])
export type Signal = z.infer<typeof Signal>

const channel = 'kopru_signals'

// Cached pages may be outdated until the process listens again, so the back-off between tries is short.
const longestWait = 1000
const patience = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: 10_000 }

// PostgreSQL refuses a notification of 8000 bytes or more, and the transaction with it; fifty names stay far below.
const namesAtOnce = 50

/** Receives signals, with the database session that sent them. */
type Ear = (signal: Signal, session: number) => void

const senders = new Set<Ear>()

/** Calls `ear` for each signal of this process before it is committed, so before any other process receives it. */
export function onSending(ear: Ear) {
  senders.add(ear)
  return () => senders.delete(ear)
}

export async function sendSignal(tx: Transaction | Database, signal: Signal) {
  const names = signal.kind === 'purge' ? signal.tags : signal.sessionIds
  for (let from = 0; from < names.length; from += namesAtOnce) {
    const some = names.slice(from, from + namesAtOnce)
    const payload = signal.kind === 'purge' ? { ...signal, tags: some } : { ...signal, sessionIds: some }
    const { rows } = await tx.execute<{ session: number }>(
      sql`select pg_backend_pid() as session, pg_notify(${channel}, ${JSON.stringify(payload)})`,
    )
    for (const { session } of rows) for (const ear of senders) ear(payload, session)
  }
}

/**
 * Listens on a connection of its own and reconnects when it breaks (`deaf`). `lost` is called after such a gap:
 * signals may have been missed, so caches must be dropped.
 */
export async function hearSignals(url: string, hear: Ear, lost: () => void, log: Log, deaf = () => {}) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let ended = false

  const open = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'kopru signals', ...patience })
    next.on('error', () => {})
    next.on('end', () => {
      if (ended || client !== next) return
      deaf()
      again(100)
    })
    next.on('notification', ({ payload, processId }) => {
      const signal = read(payload)
      if (signal) hear(signal, processId)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    if (ended) await next.end()
  }

  const again = (wait: number) => {
    log.warn({ wait }, 'signals: connection lost, trying again')
    retry = setTimeout(() => {
      open().then(
        () => ended || lost(),
        () => ended || again(Math.min(wait * 2, longestWait)),
      )
    }, wait)
  }

  await open()
  return {
    async stop() {
      ended = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** Anybody with access to the database can notify; unknown payloads are ignored. */
function read(payload: string | undefined): Signal | undefined {
  try {
    return Signal.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
