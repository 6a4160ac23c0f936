import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { reportApplications as call } from '#contract/reports/reports.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { reportApplications } from './report-applications.ts'

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

let company: Awaited<ReturnType<typeof aCompany>>
let formIds: string[]
const questionId = newId()

beforeAll(async () => {
  company = await aCompany()
  formIds = []
  for (const size of [60, 45]) {
    const { id } = await aPublishedForm(company)
    await manyApplications(connection.pool, { id, companyId: company.companyId }, size, questionId)
    formIds.push(id)
  }
  await query(
    `insert into tags (id, company_id, name, colour) values ($2, $1, 'Etiket', 'blue'), ($3, $1, 'Öteki', 'red')`,
    [...[company.companyId, tagId, otherTagId]],
  )
})

const [tagId, otherTagId] = [newId(), newId()]
const today = istanbulDay(new Date())
const before = (days: number) => istanbulDay(new Date(Date.now() - days * 86_400_000))

/** Parsed like the API's response. */
const outputOf = (made: unknown) => call.output.parse(made)

const report = (body: Partial<Asked<typeof call>>) =>
  reportApplications(company.caller, { companyId: company.companyId, ...call.body.parse(body) })

test('a report of one form has the numbers of the list with the same filters', async () => {
  const [formId = ''] = formIds
  for (const filters of [
    {},
    { status: ['Approved' as const] },
    { cityId: [34, 6] },
    { search: 'ayşe' },
    { stepId: [formId] },
    { minGpa: 40 },
  ]) {
    const list = await searchApplications(company.caller, {
      companyId: company.companyId,
      formId,
      ...searchCall.body.parse(filters),
    })
    const made = await report({ ...filters, formIds: [formId], groupBy: 'city' })
    expect(made.total).toBe(list.total)
    expect(made.groups.reduce((sum, { count }) => sum + count, 0)).toBe(list.total)
    expect({ ...Object.fromEntries(Object.keys(list.counts).map((status) => [status, 0])), ...made.byStatus }).toEqual(
      list.counts,
    )
  }
})

test('an empty body counts everything; a comparison has the previous period; foreign forms are not found', async () => {
  const all = await report({})
  expect(all).toMatchObject({ groups: [], comparison: null, overlaps: false })
  const compared = await report({ from: before(6), to: today, groupBy: 'day', compareTo: { with: 'period' } })
  expect(compared.groups.map(({ key }) => key)).toHaveLength(7)
  expect(compared.comparison).toMatchObject({ from: before(13), to: before(7), form: null })
  const long = await report({ from: '1900-01-01', to: '2100-12-31', compareTo: { with: 'period' } })
  expect([long.total, outputOf(long).comparison?.total]).toEqual([all.total, 0])
  const other = await report({
    formIds: formIds.slice(0, 1),
    groupBy: 'university',
    compareTo: { with: 'form', formId: formIds[1] as string },
  })
  expect(other.comparison?.form?.id).toBe(formIds[1])
  await expect(report({ formIds: [newId()] })).rejects.toMatchObject({ code: 'forms.notFound' })
  // Forms of the same title are told apart by their numbers.
  const byForm = await report({ groupBy: 'form' })
  expect(new Set(byForm.groups.map(({ name }) => name)).size).toBe(formIds.length)
  expect(byForm.groups[0]?.name).toMatch(/ · No\.? \d+$/)
  for (const groupBy of ['tag', 'assignee'] as const)
    expect(await report({ groupBy })).toMatchObject({ overlaps: true, total: all.total })
  await database().execute(
    sql`insert into application_tags (application_id, tag_id, form_id) select id, ${tagId}::uuid, form_id from applications where form_id = ${formIds[0]} on conflict do nothing`,
  )
  expect((await report({ groupBy: 'tag', formIds: formIds.slice(0, 1) })).groups[0]).toMatchObject({
    key: tagId,
    name: 'Etiket',
  })
})

test('a report narrowed by gender or age suppresses small totals', async () => {
  const few = 'limit 3'
  await query(
    `update application_snapshots set gender = 'other', city_id = 6 where application_id in (select id from applications
    where form_id = $1 and status = 'Submitted' and not sealed ${few})`,
    [formIds[0]],
  )
  await query(
    `update application_snapshots set gender = 'female' where gender is distinct from 'other' or form_id <> $1`,
    [formIds[0]],
  )
  const asked = { formIds: formIds.slice(0, 1) }
  const byGender = await report({ ...asked, groupBy: 'gender' })
  expect(byGender.total).toBeGreaterThan(5)
  expect(byGender.groups).toEqual([])
  expect(byGender.hidden).toMatchObject({ groups: 2, count: byGender.total })
  const others = await report({ ...asked, gender: ['other'], groupBy: 'city' })
  expect(others).toMatchObject({ total: null, byStatus: null, groups: [], hidden: { groups: 0, count: null } })
})
