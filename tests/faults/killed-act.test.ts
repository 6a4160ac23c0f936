import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActAnswer } from '#contract/applications/acts.ts'
import { type Connection, database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import { actOnDatabase } from './act-on-database.ts'
import { type Apps, startApps } from './apps.ts'

const name = 'an act on 10,000 applications, its process killed at twelve moments: all of it is there, or nothing'
const wanted = process.env.FAULTS_NAMED
const onServer = process.env.FAULTS_ON === 'server'
const count = 10_000
const rounds = 12

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
    const company = await aCompany()
    const form = await aPublishedForm(company)
    await manyApplications(connection.pool, { id: form.id, companyId: company.companyId }, count, newId())
    await database().execute(sql`update ${applications} set status = 'InReview' where form_id = ${form.id}::uuid`)
    const headers = { ...(await bearer(company.caller.person)), 'content-type': 'application/json' }

    /** Gives all who are `from` the status `to`. The same key makes a repeated request the same request. */
    async function decide({ from, to, key }: Move) {
      const path = `/api/companies/${company.companyId}/forms/${form.id}/applications/status`
      const answer = await fetch(`${apps.addresses()[0]}${path}`, {
        method: 'PUT',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ filters: { status: [from] }, expected: count, status: to }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as ActAnswer
    }

    const startedAt = performance.now()
    await decide(moveOf(0))
    const duration = performance.now() - startedAt
    const found = { nothing: 0, everything: 0 }
    for (let round = 1; round <= rounds; round++) {
      const move = moveOf(round)
      // Nobody awaits this answer: its process dies.
      const lost = decide(move).catch(() => undefined)
      await pause((duration * 1.1 * round) / rounds)
      await apps.killOne()
      await lost
      // What the dead process had begun is the database's to finish or to take back; it does so with its session.
      await expect.poll(() => sessionsInTransactions(), { timeout: 20_000 }).toBe(0)

      const states = await statesOf(form.id)
      const isDone = await actsOf(form.id).then((number) => number === round + 1)
      expect(states).toEqual([{ status: isDone ? move.to : move.from, count }])
      expect(await entriesOf(form.id)).toBe((isDone ? round + 1 : round) * count)
      found[isDone ? 'everything' : 'nothing']++

      expect((await decide(move)).changed).toBe(count)
      expect(await actsOf(form.id)).toBe(round + 1)
      expect(await statesOf(form.id)).toEqual([{ status: move.to, count }])
    }
    console.log({ duration: Math.round(duration), ...found })
    expect(found.nothing).toBeGreaterThan(0)
  },
  600_000,
)

interface Move {
  readonly from: string
  readonly to: string
  readonly key: string
}

const moveOf = (round: number): Move => ({
  from: round % 2 === 0 ? 'InReview' : 'Shortlisted',
  to: round % 2 === 0 ? 'Shortlisted' : 'InReview',
  key: randomUUID(),
})

const statesOf = async (formId: string) => {
  const { rows } = await database().execute(
    sql`select status, count(*)::int from ${applications} where form_id = ${formId}::uuid group by status`,
  )
  return rows
}

const actsOf = (formId: string) => database().$count(acts, sql`${acts.formId} = ${formId}::uuid`)

const entriesOf = (formId: string) =>
  database().$count(
    applicationHistory,
    sql`${applicationHistory.actId} in (select ${acts.id} from ${acts} where ${acts.formId} = ${formId}::uuid)`,
  )

async function sessionsInTransactions() {
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
  return rows[0]?.count
}
