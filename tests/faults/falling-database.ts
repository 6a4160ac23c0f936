import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import pg from 'pg'
import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { sessions } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { sendSignal } from '#database/signals.ts'
import { demoPassword } from '#demo/accounts.ts'
import { aCandidate, bearer } from '../builders.ts'
import type { StartedApp } from '../setup/app.ts'
import { aWriter, type Outcome, send, type Writer } from '../walks/writers.ts'

/** Faults of a database under its processes. */
const falls = {
  /** An administrator ends every session. */
  async 'sessions ended'(url: string) {
    const session = await reached(url)
    await session.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await session.end()
  },
  /** One session dies, of memory or of a mistake: PostgreSQL ends all of them and recovers. */
  async 'a session killed'(url: string) {
    const session = await reached(url)
    const { rows } = await session.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
    )
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
    await session.end().catch(() => {})
  },
  async 'the server killed'(url: string) {
    const socketFolder = new URL(url).searchParams.get('host')
    const [pid] = readFileSync(`${socketFolder}/.s.PGSQL.5432.lock`, 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  },
}

export type Fall = keyof typeof falls

interface Options {
  readonly apps: readonly StartedApp[]
  /** The database that all apps share. */
  readonly url: string
  readonly rounds: readonly Fall[]
  /** Pages requested beside the writes, anonymously and by the demo's candidate */
  readonly pages?: readonly string[]
}

/**
 * Writes in transactions at every app while their database fails repeatedly. Every acknowledged write is kept; every
 * other request is told to retry; and soon after the database is back, everything works.
 */
export async function expectToOutlive({ apps, url, rounds, pages = [] }: Options) {
  const outcomes: Outcome[] = []
  const writers = await Promise.all(apps.flatMap(() => [aWriter(), aWriter(), aWriter(), aWriter()]))
  const uploader = await aCandidate()
  const begun = { ...(await bearer(uploader.caller.person)), 'tus-resumable': '1.0.0', 'upload-length': '5' }
  const cookie = pages.length > 0 ? await cookieOf(addressAt(apps, 0)) : ''
  let isOver = false
  const note = (outcome: Outcome) => outcomes.push(outcome)
  const working = writers.map((writer, at) => writer.writeUntil(() => isOver, addressAt(apps, at), note))
  const asked: readonly Asked[] = [
    ['/uploads', { method: 'POST', headers: begun }],
    ...pages.flatMap((page): Asked[] => [[page], [page, { headers: { cookie } }]]),
  ]
  const looking = asked.map(async ([path, sending], at) => {
    for (let turn = at; !isOver; turn++) {
      // A new address each time, to bypass caches.
      note(await send(addressAt(apps, turn), `${path}?turn=${turn}`, sending))
      await pause(30)
    }
  })

  const away: number[] = []
  const waits: number[] = []
  try {
    for (const fall of rounds) {
      await successAtEach(apps, outcomes, performance.now())
      const fellAt = performance.now()
      await falls[fall](url)
      const returnedAt = await returnOf(url)
      await successAtEach(apps, outcomes, fellAt)
      away.push(returnedAt - fellAt)
      waits.push(...apps.map(({ address }) => firstSuccess(outcomes, address, fellAt) - returnedAt))
      expect(await lostOf(writers)).toEqual([])
    }
    await shownOnce(pages, outcomes)
  } finally {
    isOver = true
    await Promise.all([...working, ...looking])
  }

  const failures = outcomes.filter(({ status }) => status === 0 || (status >= 500 && status !== 503))
  expect(failures.map(({ path, status, error }) => `${path} ${status} ${error}`)).toEqual([])
  for (const app of apps) {
    expect(app.isRunning()).toBe(true)
    expect(app.said()).not.toMatch(/nobody waited for|uncaught/)
    await expectToHear(app)
  }
  await expectToWork()
  const refused = outcomes.filter(({ status }) => status === 503).length
  return {
    falls: rounds.length,
    written: writers.reduce((sum, { own }) => sum + Math.max(...own.map(({ acknowledged }) => acknowledged)), 0),
    refused,
    longestAway: Math.round(Math.max(...away)),
    longestWait: Math.round(Math.max(...waits)),
  }
}

type Asked = readonly [path: string, sending?: Parameters<typeof send>[2]]

async function cookieOf(address: string) {
  const answer = await fetch(`${address}/api/accounts/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-kopru-client': 'web' },
    body: JSON.stringify({ grantType: 'password', email: 'aday@kopru.test', password: demoPassword }),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toContain('kopru_session=')
  return cookie.split(';')[0] ?? ''
}

const addressAt = (apps: readonly StartedApp[], at: number) => apps[at % apps.length]?.address ?? ''

/** A new connection to the database, as soon as it accepts one. */
async function reached(url: string): Promise<pg.Client> {
  for (;;) {
    const session = new pg.Client(url)
    session.on('error', () => {})
    try {
      await session.connect()
      await session.query('select 1')
      return session
    } catch {
      await pause(5)
    }
  }
}

async function returnOf(url: string) {
  const session = await reached(url)
  const at = performance.now()
  await session.end().catch(() => {})
  return at
}

const firstSuccess = (outcomes: readonly Outcome[], where: string, since: number) =>
  outcomes.find(({ address, startedAt, status }) => address === where && startedAt >= since && status === 200)
    ?.endedAt ?? Number.POSITIVE_INFINITY

async function successAtEach(apps: readonly StartedApp[], outcomes: readonly Outcome[], since: number) {
  const deadline = performance.now() + 30_000
  for (const { address, said } of apps) {
    while (firstSuccess(outcomes, address, since) === Number.POSITIVE_INFINITY) {
      if (performance.now() > deadline) throw new Error(`Nothing could be written for 30 s:\n${said().slice(-4000)}`)
      await pause(10)
    }
  }
}

/** Waits until every page was shown at least once, which a busy machine may not do before the database first falls. */
async function shownOnce(pages: readonly string[], outcomes: readonly Outcome[]) {
  const deadline = performance.now() + 30_000
  const isShown = (page: string) => outcomes.some(({ path, status }) => path.startsWith(`${page}?`) && status === 200)
  for (const page of pages) {
    while (!isShown(page)) {
      if (performance.now() > deadline) throw new Error(`${page} was not shown for 30 s`)
      await pause(10)
    }
  }
}

/** Profiles that hold less than was acknowledged. */
async function lostOf(writers: readonly Writer[]) {
  const acknowledged = new Map(
    writers.flatMap(({ own }) => own.map(({ candidateId, acknowledged }) => [candidateId, acknowledged] as const)),
  )
  const session = await database()
    .select({ id: candidates.id, about: candidates.about })
    .from(candidates)
    .where(inArray(candidates.id, [...acknowledged.keys()]))
    .catch(() => undefined)
  // The connection of this test was ended with all others: it opens another.
  if (!session) return lostOf(writers)
  return session.filter(({ id, about }) => Number(about || 0) < (acknowledged.get(id) ?? 0))
}

/** Expects that the process listens to signals again: it hears of a session that ends. */
async function expectToHear({ address }: StartedApp) {
  const { candidateId, accountId, caller } = await aCandidate()
  const headers = await bearer(caller.person)
  const status = async () => (await send(address, `/api/candidates/${candidateId}/profile`, { headers })).status
  expect(await status()).toBe(200)
  await database().transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: new Date() })
      .where(eq(sessions.accountId, accountId))
      .returning({ id: sessions.id })
    await sendSignal(tx, { kind: 'sessionEnded', sessionIds: ended.map(({ id }) => id) })
  })
  await expect.poll(status, { timeout: 5000 }).toBe(401)
}

/** Expects that the worker runs jobs again. */
async function expectToWork() {
  await database().transaction((tx) => enqueue(tx, jobs.sweepVisits, { days: 3650 }))
  const states = async () => {
    const { rows } = await database().execute<{ state: string }>(
      `select state from pgboss.job where name = '${jobs.sweepVisits.name}' and data->>'days' = '3650' order by created_on desc limit 1`,
    )
    return rows[0]?.state
  }
  await expect.poll(states, { timeout: 40_000 }).toBe('completed')
}
