import { expect, test } from 'vitest'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'

const connection = testDatabase()

test('the history entry that an act wrote for one application is found by an index', async () => {
  const { caller, companyId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId })
  await manyBareApplications(connection.pool, { id: formId, companyId }, 900)
  // Without `analyze`, as when an act is undone moments later: the statistics do not know its rows yet.
  await connection.pool.query('vacuum analyze application_history')
  const act = { companyId, formId, filters: {}, expected: 800, dryRun: false, status: 'Reserve' } as const
  const { actId } = await changeStatus(caller, act)
  const { rows } = await connection.pool.query<{ 'QUERY PLAN': string }>(
    `explain select (select detail from application_history as written
       where written.act_id = '${actId}' and written.application_id = applications.id)
     from applications where form_id = '${formId}'`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Cond: \(\(act_id = \S+\) AND \(application_id = applications\.id\)\)/)
})
