import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { reportApplications as call } from '#contract/reports/reports.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { plansOf } from '../../../tests/plans.ts'
import { rollUpReports } from './kept/roll-up-reports.ts'
import { reportApplications } from './report-applications.ts'

// A report without filters reads kept counts and no applications, however many there are.

const connection = testDatabase()
let company: Awaited<ReturnType<typeof aCompany>>
let formId: string

beforeAll(async () => {
  company = await aCompany()
  formId = (await aPublishedForm(company)).id
  await manyApplications(connection.pool, { id: formId, companyId: company.companyId }, 3000, newId())
  await rollUpReports()
  await connection.pool.query('vacuum analyze report_counts, report_changes')
})

const plans = (body: Partial<Asked<typeof call>>) =>
  plansOf(connection.pool, () =>
    reportApplications(company.caller, { companyId: company.companyId, ...call.body.parse(body) }),
  )

test.each([
  {},
  { groupBy: 'day' },
  { groupBy: 'week', from: '2026-01-05' },
  { groupBy: 'form' },
  { groupBy: 'university' },
  { groupBy: 'ageBand' },
  { groupBy: 'city', from: '2026-01-01', to: '2026-06-30' },
] as const)('a report with %o reads kept counts only', async (body) => {
  for (const of of [body, { ...body, formIds: [formId] }]) {
    const made = (await plans(of)).join('\n')
    expect(made).toContain('report_counts_company_id')
    expect(made).not.toMatch(/on applications\b|application_snapshots/)
  }
})

test('an act on many adds a row per group, not per application; uncounted changes add none', async () => {
  const rows = async () => (await connection.pool.query('select from report_changes')).rowCount ?? 0
  await connection.pool.query('update applications set changed_at = now()')
  expect(await rows()).toBe(0)
  await connection.pool.query("update applications set status = 'Reserve' where status = 'Rejected'")
  expect(await rows()).toBeGreaterThan(0)
  expect(await rows()).toBeLessThan(1000)
})
