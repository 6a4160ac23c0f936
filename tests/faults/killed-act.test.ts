import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ActAnswer } from '#contract/applications/acts.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, bearer } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { askFirst, killAtMoments } from './kill-at-moments.ts'

const count = 10_000
const rounds = 12

const world = appsToKill()

misfortune(
  'an act on 10,000 applications, its process killed at twelve moments: all of it is there, or nothing',
  async () => {
    const { apps, connection } = world
    const company = await aCompany()
    const form = await aPublishedForm(company)
    await manyApplications(connection.pool, { id: form.id, companyId: company.companyId }, count, newId())
    await database().execute(sql`update ${applications} set status = 'InReview' where form_id = ${form.id}::uuid`)
    const headers = await bearer(company.caller.person)
    const keys = Array.from({ length: rounds + 1 }, () => randomUUID())

    /** Gives all applications a different status than in the round before. */
    const decide = (round: number) => {
      const { from, to } = moveOf(round)
      const path = `/companies/${company.companyId}/forms/${form.id}/applications/status`
      const body = { filters: { status: [from] }, expected: count, status: to }
      return askFirst<ActAnswer>(apps, 'PUT', path, { headers, key: keys[round] ?? '', body })
    }

    const found = await killAtMoments(apps, {
      rounds,
      work: decide,
      async look(round) {
        const { from, to } = moveOf(round)
        const isDone = (await actsOf(form.id)) === round + 1
        expect(await statesOf(form.id)).toEqual([{ status: isDone ? to : from, count }])
        expect(await entriesOf(form.id)).toBe((isDone ? round + 1 : round) * count)

        expect((await decide(round)).changed).toBe(count)
        expect(await actsOf(form.id)).toBe(round + 1)
        expect(await statesOf(form.id)).toEqual([{ status: to, count }])
        return isDone ? 'everything' : 'nothing'
      },
    })
    expect(found.nothing).toBeGreaterThan(0)
  },
  600_000,
)

const moveOf = (round: number) =>
  round % 2 === 0 ? { from: 'InReview', to: 'Shortlisted' } : { from: 'Shortlisted', to: 'InReview' }

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
