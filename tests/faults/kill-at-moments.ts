import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database } from '#database/connection.ts'
import type { Apps } from './apps.ts'

interface Killing {
  readonly rounds: number
  /** Sends the request to the first process */
  readonly work: (round: number) => Promise<unknown>
  /** Whether the round is committed and visible: in the last round the kill comes between commit and answer */
  readonly isSeen?: (round: number) => Promise<boolean>
  /** Inspects the state, names it, and prepares the next round */
  readonly look: (round: number) => Promise<string>
}

/**
 * Runs the work once undisturbed (round 0), then repeatedly while its process is killed, each time a little later,
 * until just after its end. Returns how often each state was left behind.
 */
export async function killAtMoments(
  apps: Apps,
  { rounds, work, isSeen, look }: Killing,
): Promise<Record<string, number>> {
  const startedAt = performance.now()
  await work(0)
  const duration = performance.now() - startedAt
  await look(0)
  const found: Record<string, number> = {}
  for (let round = 1; round <= rounds; round++) {
    // Not awaited: its process dies.
    const lost = work(round).catch(() => undefined)
    if (isSeen && round === rounds) await expect.poll(() => isSeen(round), { timeout: 60_000, interval: 1 }).toBe(true)
    else await pause((duration * 1.1 * round) / rounds)
    await apps.killOne()
    await lost
    // The database commits or rolls back the dead process's transaction when its session ends.
    await expect.poll(sessionsInTransactions, { timeout: 20_000 }).toBe(0)
    const left = await look(round)
    found[left] = (found[left] ?? 0) + 1
  }
  console.log({ duration: Math.round(duration), ...found })
  return found
}

async function sessionsInTransactions() {
  const { rows } = await database().execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' and xact_start is not null`)
  return rows[0]?.count
}

/** A request to the process that is the next to be killed. The same key makes a repeated request the same request. */
export async function askFirst<Answer>(
  apps: Apps,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  {
    headers,
    key,
    body,
  }: { readonly headers: Readonly<Record<string, string>>; readonly key: string; readonly body: object },
): Promise<Answer> {
  const answer = await fetch(`${apps.addresses()[0]}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** A request that was committed before its process died is not executed again, although its answer is lost. */
export const expectUnderWay = (error: Error) => expect(error.message).toContain('request.underWay')
