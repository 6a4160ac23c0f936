import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { manyApplications } from '../../tests/many-applications.ts'

const connection = testDatabase()

async function threeApplications() {
  const company = await aCompany()
  const { id } = await aPublishedForm(company)
  await manyApplications(connection.pool, { id, companyId: company.companyId }, 3, newId())
  const { rows } = await connection.pool.query<{ id: string }>(
    'select id from applications where form_id = $1 order by id',
    [id],
  )
  return rows.map((row) => row.id)
}

/** What names say that is not so, or do not say. */
async function untrue() {
  const { rows } = await connection.pool.query(`
    select own, truth from application_names as own full join (
      select one.id, snapshot.form_id, snapshot.company_id, one.submitted_at, one.status, one.action, one.step_id, one.sealed, snapshot.search
      from application_snapshots as snapshot join applications as one on one.id = snapshot.application_id
    ) as truth on truth.id = own.application_id
    where row(own.*)::text is distinct from row(truth.*)::text`)
  return rows
}

test('names stand where their applications stand, whatever writes those', async () => {
  const [one, other, third] = await threeApplications()
  const { rowCount } = await connection.pool.query('select from application_names where application_id = $1', [one])
  expect([rowCount, await untrue()]).toEqual([1, []])
  const changes: [string, unknown[]][] = [
    [
      `update applications set status = 'Reserve', action = 'AnswerRequested', step_id = $2 where id = $1`,
      [one, newId()],
    ],
    // Two change places in one statement: no count of any status changes.
    [
      `update applications set status = case id when $1 then 'InReview' else 'Reserve' end where id in ($1, $2)`,
      [one, other],
    ],
    ['update applications set sealed = true, submitted_at = null where id = $1', [one]],
    [`update application_snapshots set name = 'Şule', email = 'sule@kopru.test' where application_id = $1`, [other]],
    ['delete from application_snapshots where application_id = $1', [third]],
  ]
  for (const [change, values] of changes) {
    expect((await connection.pool.query(change, values)).rowCount).toBeGreaterThan(0)
    expect(await untrue(), change).toEqual([])
  }
})
