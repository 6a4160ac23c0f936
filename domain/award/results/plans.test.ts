import { beforeAll, expect, test } from 'vitest'
import { createView } from '#domain/review/views/create-view.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { plansOf } from '../../../tests/plans.ts'
import { listResultGroups } from './list-result-groups.ts'

// With a handful of rows a scan would be fast, so there are enough here for the planner to prefer each index.

const connection = testDatabase()
let company: Awaited<ReturnType<typeof aCompany>>
let ids: { readonly companyId: string; readonly formId: string }

beforeAll(async () => {
  company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  ids = { companyId: company.companyId, formId }
  await manyApplications(connection.pool, { id: formId, companyId: company.companyId }, 2000, newId())
  await connection.pool.query(
    `update applications set result_published_at = now() where form_id = $1 and status = 'Approved' and submitted_at < now() - interval '1 day'`,
    [formId],
  )
})

const view = { isShared: true, columns: [], density: 'comfortable', sort: 'submitted', direction: 'down' } as const
const aView = (name: string, filters: Parameters<typeof createView>[1]['filters']) =>
  createView(company.caller, { ...ids, ...view, columns: [], name, filters })

test('groups by status and step are not counted: their numbers are kept', async () => {
  await aView('Onaylananlar ve yeniler', { status: ['Approved', 'Submitted'] })
  const plans = await plansOf(connection.pool, () => listResultGroups(company.caller, ids))
  expect(plans.filter((plan) => /on applications\b/.test(plan))).toEqual([])
  expect(plans.join('\n')).toMatch(/on application_counts/)
})

test('kept and counted numbers are the same', async () => {
  // All applications, once from the kept counts and once counted, through a grade that all have.
  await aView('Herkes', {})
  await aView('Herkes, sayılarak', { minGpa: 0 })
  const { groups } = await listResultGroups(company.caller, ids)
  const numbersOf = (name: string) => {
    const { count, published, undecided } = groups.find((group) => group.name === name) ?? {}
    return { count, published, undecided }
  }
  expect(numbersOf('Herkes').published).toBeGreaterThan(0)
  expect(numbersOf('Herkes, sayılarak')).toEqual(numbersOf('Herkes'))
})
