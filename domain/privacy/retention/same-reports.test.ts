import { beforeAll, expect, test } from 'vitest'
import { readReportsOverview as overviewCall } from '#contract/reports/overview.ts'
import { applicationGroups, participantGroups } from '#contract/reports/report-facts.ts'
import {
  reportApplications as applicationsCall,
  reportParticipants as participantsCall,
} from '#contract/reports/reports.ts'
import { rollUpReports } from '#domain/desk/reports/kept/roll-up-reports.ts'
import { readReportsOverview } from '#domain/desk/reports/overview/read-reports-overview.ts'
import { reportApplications } from '#domain/desk/reports/report-applications.ts'
import { reportParticipants } from '#domain/desk/reports/report-participants.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { monthAfterWarning } from '../../../tests/worlds/month-after-warning.ts'
import { anonymiseDue } from './anonymise-due.ts'

// Reports have the same figures before, during and after anonymising the applications that they count.

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

const size = 400
const question = aQuestion('single', {
  options: ['rare', 'often'].map((id) => ({ id, label: id })),
})
const several = aQuestion('multiple', { options: ['a', 'b', 'c'].map((id) => ({ id, label: id })) })
const words = aQuestion('longText')
let company: Awaited<ReturnType<typeof aCompany>>
let formId: string
const tagId = newId()

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  await aMember(companyId, { permissions: {} })
  const form = await aPublishedForm(company, { content: { questions: [question, several, words] } })
  formId = form.id
  await manyApplications(connection.pool, { id: formId, companyId }, size, question.id)
  await aPast(companyId)
})

/** Facts of every kind that a report counts by, edge cases included, of two and a half to four years ago. */
async function aPast(companyId: string) {
  await query(`insert into tags (id, company_id, name, colour) values ($1, $2, 'Etiket', 'red')`, [tagId, companyId])
  const n = `('x' || substr(md5(id::text), 1, 6))::bit(24)::int`
  const m = n.replace('id::text', 'application_id::text')
  await query(`update applications set submitted_at = now() - interval '30 months' - make_interval(hours => ${n} % 9000),
    created_at = now() - interval '44 months', step_id = case when ${n} % 3 = 0 then form_id end`)
  await query(`update applications set withdrawn_at = submitted_at + interval '3 days' where status = 'Withdrawn'`)
  await query(
    `update applications set decided_at = submitted_at + make_interval(hours => ${n} % 700, mins => ${n} % 60),
      decided_by = (select account_id from company_members where company_id = $1 order by account_id limit 1),
      result_published_at = now() - interval '29 months' where status in ('Approved', 'Rejected')`,
    [companyId],
  )
  await query(
    `update application_snapshots as own set
      gender = (array['female', 'male', 'other', null])[1 + ${m} % 4], gpa = case when ${m} % 5 = 0 then 75 else (${m} % 10000) / 100.0 end,
      level = (array['bachelor', 'master', null])[1 + ${m} % 3], faculty_id = case when ${m} % 7 > 0 then 1 + ${m} % 4 end,
      nationality_id = case when ${m} % 2 = 0 then 223 end, fit = (array['fits', 'unfit', 'unknown'])[1 + ${m} % 3],
      unmet = case when ${m} % 3 = 1 then array['gpa'] end, source = (array['applied', 'entered'])[1 + ${m} % 2],
      answers = answers || jsonb_build_object($1::text, to_jsonb((array['a', 'b', 'c'])[1 : 1 + ${m} % 3]), $2::text, 'Bir sır: ' || own.email),
      -- Some exactly on the day on which a band begins or ends.
      birth_date = case ${m} % 9 when 0 then null when 1 then (day - make_interval(years => (array[18, 21, 24, 27, 30, 40])[1 + ${m} % 6]))::date
        when 2 then (day - make_interval(years => (array[18, 21, 24, 27, 30, 40])[1 + ${m} % 6]) + interval '1 day')::date
        else (day - make_interval(days => 5000 + ${m} % 12000))::date end
     from (select id, (submitted_at at time zone 'Europe/Istanbul')::date as day from applications) as one where one.id = own.application_id`,
    [several.id, words.id],
  )
  await query(
    `insert into application_tags (application_id, form_id, tag_id) select id, form_id, $1 from applications where ${n} % 4 = 0`,
    [tagId],
  )
  await query(`insert into assignments (application_id, form_id, account_id) select id, form_id,
    (select account_id from company_members own where own.company_id = applications.company_id order by md5(account_id::text || id::text) limit 1)
    from applications where ${n} % 3 > 0`)
  await query(`insert into participants (id, company_id, form_id, application_id, candidate_id, status, status_since, name, surname, email, created_at)
    select gen_random_uuid(), company_id, form_id, id, candidate_id, (array['Completed', 'Left', 'Removed'])[1 + ${n} % 3], '2024-02-01', 'Ad', 'Soyad',
      id || '@kopru.test', result_published_at from applications where status = 'Approved'`)
  await query(`insert into interview_invitations (id, application_id, company_id, form_id, candidate_id, offer_id, status, message)
    select gen_random_uuid(), id, company_id, form_id, candidate_id, gen_random_uuid(), (array['Done', 'NoShow', 'Declined'])[1 + ${n} % 3], 'Gel'
    from applications where ${n} % 5 = 0`)
  await query(`insert into notes (id, application_id, form_id, account_id, text) select gen_random_uuid(), id, form_id,
    (select account_id from company_members own where own.company_id = applications.company_id limit 1), 'Not' from applications where ${n} % 6 = 0`)
  await query(
    `update forms set state = 'Closed', closes_at = now() - interval '30 months', closed_at = now() - interval '30 months'`,
  )
}

/** Filters of reports, at the edges of bands where they have some. */
const narrowings = [
  {},
  { status: ['Approved', 'Rejected', 'Withdrawn'] },
  { gender: ['female'] },
  { minGpa: 75 },
  { maxGpa: 75 },
  { minGpa: 40, maxGpa: 60 },
  { level: ['bachelor'], universityId: [7, 8, 9, 10, 11, 12, 13, 14] },
  { nationalityId: [223], fit: ['fits'] },
  { tagId: [tagId] },
  { hasNotes: true },
  { interview: ['Done', 'NoShow'] },
  { answers: [{ questionId: several.id, is: 'equal', value: 'b' }] },
] as const

const scopes = () => [{}, { formIds: [formId] }, { from: '2022-01-01', to: '2024-03-15' }]

/** The parameters of a report with this grouping. */
const askedBy = (groupBy: string | undefined) => ({
  ...(groupBy === 'answer' && { questionId: question.id, formIds: [formId] }),
  groupBy,
  limit: 1000,
})

const withoutMoment = ({ at: _, ...report }: { readonly at: string }) => report

/** Every grouping without a filter, and every filter with two groupings. */
async function everyReport() {
  const { caller, companyId } = company
  const read: [unknown, unknown][] = []
  for (const scope of scopes()) {
    for (const groupBy of [undefined, ...applicationGroups])
      for (const filters of groupBy === undefined || groupBy === 'city' ? narrowings : [{}]) {
        const body = applicationsCall.body.parse({ ...scope, ...filters, ...askedBy(groupBy) })
        const report = await reportApplications(caller, { companyId, ...body })
        read.push([['applications', scope, groupBy, filters], withoutMoment(report)])
      }
    for (const groupBy of [undefined, ...participantGroups]) {
      const body = participantsCall.body.parse({ ...scope, ...askedBy(groupBy) })
      const report = await reportParticipants(caller, { companyId, ...body })
      read.push([['participants', scope, groupBy], withoutMoment(report)])
    }
    const overview = await readReportsOverview(caller, { companyId, ...overviewCall.body.parse(scope) })
    read.push([['overview', scope], withoutMoment(overview)])
  }
  return read
}

const anonymised = async () =>
  (await query('select count(*)::int as count from applications where anonymised_at is not null')).rows[0].count

test('reports are equal before, half way and after', async () => {
  const before = await everyReport()
  expect(JSON.stringify(before).length).toBeGreaterThan(50_000)
  await monthAfterWarning(connection.pool)
  // One batch; the rest is left to the next.
  await anonymiseDue({}, { atOnce: 70, mostMs: 0 })
  expect(await anonymised()).toBe(70)
  expect(await everyReport()).toEqual(before)
  await anonymiseDue({}, { atOnce: 70 })
  expect(await anonymised()).toBe(size)
  expect(await everyReport()).toEqual(before)
  await rollUpReports()
  expect(await everyReport()).toEqual(before)
}, 60_000)

test('chosen answers stay, and the bands of grades and dates of birth', async () => {
  const { rows } = await query(`select count(*)::int as all,
      count(*) filter (where answers ?& array['${question.id}', '${several.id}'])::int as chosen,
      count(*) filter (where answers ? '${words.id}' or answers ? 'text')::int as typed,
      count(distinct gpa)::int as grades, count(distinct birth_date)::int as births from application_snapshots`)
  expect(rows[0]).toMatchObject({ all: size, chosen: size, typed: 0 })
  expect(rows[0].grades).toBeLessThanOrEqual(41)
})
