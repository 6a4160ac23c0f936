import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ApplicationStatus } from '#contract/applications/application-status.ts'
import type { Asked } from '#contract/call.ts'
import { reportApplications as call } from '#contract/reports/reports.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { searchApplications } from '#domain/application-search/search-applications.ts'
import { ageOnDay } from '#domain/eligibility/age-on.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCompany, aMember, aPublishedForm } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { manyApplications } from '../../tests/many-applications.ts'
import { countByDimension } from './count-by-dimension.ts'
import type { Dimension } from './dimensions.ts'
import { foldReports } from './kept/fold-reports.ts'
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
const some = "('x' || substr(md5(id::text || $1::text), 1, 6))::bit(24)::int % 7 = 0"
const change = fc
  .oneof(
    fc
      .constantFrom(...ApplicationStatus.options.filter((status) => status !== 'Draft'))
      .map((to) => `status = '${to}'`),
    fc.constantFrom('sealed = not sealed', 'step_id = form_id', 'step_id = null', 'changed_at = now()'),
    fc.constantFrom(
      "submitted_at = submitted_at - interval '17 days'",
      "submitted_at = submitted_at + interval '40 days'",
    ),
  )
  .map((set) => `update applications set ${set} where ${some}`)
/** What members add, which is many to one application. */
const added = fc
  .constantFrom(
    ...[tagId, otherTagId].map(
      (tag) => `application_tags (application_id, form_id, tag_id) select id, form_id, '${tag}'`,
    ),
    'assignments (application_id, form_id, account_id) select id, form_id, (select account_id from company_members where company_members.company_id = applications.company_id)',
  )
  .map((row) => `insert into ${row} from applications where ${some} on conflict do nothing`)
const taken = fc
  .constantFrom('application_tags', 'assignments')
  .map((table) => `delete from ${table} where ${some.replaceAll('id::text', 'application_id::text')}`)
const inSnapshot = fc
  .constantFrom(
    "gender = 'male'",
    'gender = null',
    "gender = 'female'",
    'city_id = null',
    'city_id = 34',
    'faculty_id = 1 + class_id % 3',
    "birth_date = '2008-02-29'",
    'birth_date = null',
    "fit = 'unknown'",
    "level = 'master'",
    "source = 'entered'",
    'university_id = 7',
  )
  .map((set) => `update application_snapshots set ${set} where ${some.replaceAll('id::text', 'application_id::text')}`)

interface Row {
  readonly [column: string]: unknown
  readonly status: string
  readonly sealed: boolean
  readonly submitted_at: Date
}

const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
const day = ({ submitted_at }: Row) => istanbulDay(submitted_at)
const bands = [
  [18, '0-17'],
  [21, '18-20'],
  [24, '21-23'],
  [27, '24-26'],
  [30, '27-29'],
  [40, '30-39'],
] as const
const band = (age: number) => bands.find(([end]) => age < end)?.[1] ?? '40+'
type Key = string | null
const listed = (keys: unknown): readonly Key[] => ((keys as string[]).length > 0 ? (keys as string[]) : [null])
const byHand: Readonly<Partial<Record<Dimension, (row: Row) => Key | readonly Key[]>>> = {
  day,
  week: (row) => {
    const monday = new Date(day(row))
    monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
    return monday.toISOString().slice(0, 10)
  },
  month: (row) => day(row).slice(0, 7),
  form: (row) => text(row.form_id),
  status: (row) => row.status,
  step: (row) => text(row.step_id),
  university: (row) => text(row.university_id),
  faculty: (row) => text(row.faculty_id),
  city: (row) => text(row.city_id),
  class: (row) => text(row.class_id),
  level: (row) => text(row.level),
  gender: (row) => text(row.gender),
  ageBand: (row) => (row.birth ? band(ageOnDay(day(row), String(row.birth))) : null),
  fit: (row) => text(row.fit),
  source: (row) => text(row.source),
  tag: (row) => listed(row.tags),
  assignee: (row) => listed(row.members),
  answer: (row) => text((row.answers as Record<string, string>)[questionId]),
}

async function rowsOf(ids: readonly string[] | undefined, { from = '', to = '9' }): Promise<Row[]> {
  const { rows } = await query(
    `select one.*, snapshot.*, snapshot.birth_date::text as birth, one.form_id,
       array(select tag_id::text from application_tags own where own.application_id = one.id) as tags,
       array(select account_id::text from assignments own where own.application_id = one.id) as members
     from applications one join application_snapshots snapshot on snapshot.application_id = one.id
     where one.company_id = $1 and one.submitted_at is not null and not one.sealed`,
    [company.companyId],
  )
  return (rows as Row[]).filter(
    (row) => (!ids || ids.includes(String(row.form_id))) && day(row) >= from && day(row) <= to,
  )
}

function counted(rows: readonly Row[], keyOf: (row: Row) => Key | readonly Key[]) {
  const sums: Record<string, number> = {}
  for (const row of rows)
    for (const key of [keyOf(row)].flat()) {
      const name = `${key} ${row.status}`
      sums[name] = (sums[name] ?? 0) + 1
    }
  return sums
}

const today = istanbulDay(new Date())
const before = (days: number) => istanbulDay(new Date(Date.now() - days * 86_400_000))

test('every grouping is what one counts by hand, whatever changes and whenever the changes are added up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.oneof(change, inSnapshot, added, taken), fc.boolean()), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(
        {},
        { from: before(20), to: today },
        { from: before(75), to: before(3) },
        { from: before(40) },
        { to: before(10) },
      ),
      fc.constantFrom(undefined, 0, 1, 2),
      async (changes, period, which) => {
        for (const [at, [statement, folds]] of changes.entries()) {
          await query(statement, [String(at)])
          if (folds) await foldReports()
        }
        const ids = which === undefined ? undefined : which === 2 ? formIds : [formIds[which] as string]
        const rows = await rowsOf(ids, period)
        for (const [dimension, keyOf] of Object.entries(byHand)) {
          const told = await countByDimension(
            { companyId: company.companyId, formIds: ids, ...period, questionId },
            dimension as Dimension,
          )
          const sums = Object.fromEntries(
            told.filter(({ count }) => count !== 0).map(({ key, status, count }) => [`${key} ${status}`, count]),
          )
          expect(sums, dimension).toEqual(counted(rows, keyOf))
        }
      },
    ),
    { numRuns: 25 },
  )
})

/** As it leaves the server. */
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

test('an empty body counts everything; a comparison has the period before; what is not ours is not found', async () => {
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

test('what is narrowed by gender or age tells no few, and who cannot read the list finds nobody by name', async () => {
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
  const { caller } = await aMember(company.companyId, { permissions: { Reports: 'ReadOnly' } })
  const asReader = (body: Partial<Asked<typeof call>>) =>
    reportApplications(caller, { companyId: company.companyId, ...call.body.parse(body) })
  await expect(asReader({ search: 'ayşe' })).rejects.toMatchObject({ code: 'permissions.missing' })
  const narrowed = await asReader({ ...asked, universityId: [3], groupBy: 'city' })
  expect(narrowed.groups.every(({ count }) => count >= 5)).toBe(true)
})

test('who cannot read the list subtracts no report from another: gender and age take no filter', async () => {
  const { caller } = await aMember(company.companyId, { permissions: { Reports: 'ReadOnly' } })
  const asReader = (body: Partial<Asked<typeof call>>) =>
    reportApplications(caller, { companyId: company.companyId, ...call.body.parse(body) })
  await query("update applications set status = 'Submitted', sealed = false, step_id = null, submitted_at = now()")
  await query("update application_snapshots set birth_date = '2003-04-05', fit = 'fits', city_id = 34")
  const nothing = { total: null, byStatus: null, groups: [], hidden: { groups: 0, count: null } }
  expect(await asReader({ gender: ['female'] })).toMatchObject(nothing)
  expect(await asReader({ minAge: 18, groupBy: 'city' })).toMatchObject(nothing)
  const whole = await asReader({ groupBy: 'ageBand' })
  expect(whole.groups.length).toBeGreaterThan(0)
  for (const filters of [{ status: ['Submitted' as const] }, { cityId: [34, 6] }, { fit: ['fits' as const] }]) {
    const { groups, hidden, total } = await asReader({ ...filters, groupBy: 'ageBand' })
    expect([groups, hidden?.count]).toEqual([[], total])
    expect((await report({ ...filters, groupBy: 'ageBand' })).groups.length).toBeGreaterThan(0)
  }
  // Every filter narrows for them, also those of the desk.
  await query(
    'update applications set step_id = form_id where id in (select id from applications where form_id = $1 limit 3)',
    formIds.slice(0, 1),
  )
  expect((await asReader({ stepId: [formIds[0] as string] })).total).toBeNull()
  expect((await report({ stepId: [formIds[0] as string] })).total).toBe(3)
})
