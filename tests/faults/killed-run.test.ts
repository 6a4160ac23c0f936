import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentRun } from '#contract/payments/payment-runs.ts'
import { type Connection, database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { bearer } from '../builders.ts'
import { actOnDatabase } from './act-on-database.ts'
import { type Apps, startApps } from './apps.ts'
import { aPaidMonth } from './paid-month.ts'

const name =
  'a payment run of 2,000, its process killed at eight moments: all of it is there, or nothing, and no payment twice'
const wanted = process.env.FAULTS_NAMED
const onServer = process.env.FAULTS_ON === 'server'
const count = 2000
const rounds = 8

let apps: Apps
let connection: Connection

beforeAll(async () => {
  apps = await startApps(1, onServer ? process.env.TEST_DATABASE_URL : undefined)
  connection = actOnDatabase(apps.databaseUrl)
}, 180_000)

afterAll(async () => {
  await connection.close()
  await apps.stop()
})

test.runIf(wanted === undefined || new RegExp(wanted).test(name))(
  name,
  async () => {
    const { company, amountMinor } = await aPaidMonth(connection.pool, { count, months: rounds + 1 })
    const { companyId } = company
    const headers = { ...(await bearer(company.caller.person)), 'content-type': 'application/json' }

    /** The same key makes a repeated request the same request. */
    async function make(round: number, key: string) {
      const answer = await fetch(`${apps.addresses()[0]}/api/companies/${companyId}/payment-runs`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({
          month: `2026-${String(round + 1).padStart(2, '0')}`,
          ...{ templateId: 'csvTurkish', payOn: '2026-11-16' },
          expected: { count, minor: count * amountMinor },
        }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as PaymentRun
    }

    const startedAt = performance.now()
    await make(0, randomUUID())
    const duration = performance.now() - startedAt
    const found = { nothing: 0, everything: 0 }
    for (let round = 1; round <= rounds; round++) {
      const key = randomUUID()
      // Nobody awaits this answer: its process dies.
      const lost = make(round, key).catch(() => undefined)
      await pause((duration * 1.1 * round) / rounds)
      await apps.killOne()
      await lost
      await expect.poll(() => sessionsInTransactions(), { timeout: 20_000 }).toBe(0)
      const [runs, sent, lines] = await standing(companyId)
      expect([sent, lines]).toEqual([(runs ?? 0) * count, (runs ?? 0) * count])
      expect([round, round + 1]).toContain(runs)
      found[runs === round ? 'nothing' : 'everything']++
      // Asked again it is the same run, made now or then.
      expect((await make(round, key)).count).toBe(count)
      expect(await standing(companyId)).toEqual([round + 1, (round + 1) * count, (round + 1) * count])
    }
    console.log({ duration: Math.round(duration), ...found })
    expect(found.nothing).toBeGreaterThan(0)
    expect(await database().$count(bankInfos, sql`${bankInfos.companyId} = ${companyId}::uuid`)).toBe(count)
  },
  600_000,
)

/** Runs, payments that count as sent, and different payments among the lines. */
async function standing(companyId: string) {
  const { rows } = await database().execute<{ runs: number; sent: number; lines: number }>(sql`
    select (select count(*)::int from ${paymentRuns} where company_id = ${companyId}::uuid) as runs,
      (select count(*)::int from ${payments} where company_id = ${companyId}::uuid and status = 'Sent') as sent,
      (select count(distinct payment_id)::int from ${runLines} where company_id = ${companyId}::uuid) as lines`)
  return [rows[0]?.runs, rows[0]?.sent, rows[0]?.lines]
}

async function sessionsInTransactions() {
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
  return rows[0]?.count
}
