import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { applicationGroups, fewestInPeriod, overviewParts } from '#contract/reports/report-facts.ts'
import { reportApplications as call } from '#contract/reports/reports.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { manyApplications } from '../../../../tests/many-applications.ts'
import { applicationReportAsExcel } from '../excel/report-file.ts'
import { readReportsOverview } from '../overview/read-reports-overview.ts'
import { directorPageAsPdf } from '../pdf/director-page.ts'
import { applicationReportAsPdf } from '../pdf/report-pdf.ts'
import { dayAt, numberOf } from '../period.ts'
import { reportApplications } from '../report-applications.ts'
import { closeReportPeriods } from './close-report-periods.ts'

// Simulates an attacker: a member with reports only, who knows on which day a candidate applied or was decided on, and
// subtracts reports from each other to learn the candidate's data or decision.

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

const firstDay = numberOf('2026-08-03')
const weeks = 14
const lastDay = firstDay + weeks * 7 - 1
const now = new Date('2026-11-09T09:00:00Z')
const questionId = newId()

let company: Awaited<ReturnType<typeof aCompany>>
let formIds: string[]
let attacker: Caller

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  formIds = []
  for (const size of [70, 110, 160]) {
    const { id } = await aPublishedForm(company)
    await manyApplications(connection.pool, { id, companyId }, size, questionId)
    formIds.push(id)
  }
  await scatter()
  attacker = (await aMember(companyId, { permissions: { Reports: 'ReadOnly' } })).caller
  let seed = 41n
  await closeReportPeriods({}, now, () => ++seed * 0x9e3779b97f4an)
})

/** Random days and attributes with a fixed seed; on one connection, because a seed belongs to a session. */
async function scatter() {
  const client = await connection.pool.connect()
  try {
    await client.query('select setseed(0.42)')
    await client.query(
      `create temporary table scattered as select id, $1::date + (random() * $2)::int as day, random() as one, random() as two,
         random() as three, random() as four, random() as five
       from (select a.id from applications a join candidates c on c.id = a.candidate_id join accounts on accounts.id = account_id
         order by array_position($3::uuid[], form_id), split_part(email, '-', 2)::int) as each_one`,
      [dayAt(firstDay), lastDay - firstDay, formIds],
    )
    await client.query(
      `update applications set submitted_at = scattered.day + interval '10 hours', created_at = scattered.day + interval '9 hours',
         status = (case when one < 0.5 then 'Submitted' when one < 0.8 then 'Approved' else 'Rejected' end), sealed = false
       from scattered where scattered.id = applications.id`,
    )
    await client.query(
      `update application_snapshots set gender = (case when two < 0.55 then 'female' when two < 0.97 then 'male' else 'other' end),
         city_id = (case when three < 0.3 then 34 else 1 + (three * 60)::int end),
         university_id = (case when four < 0.3 then 7 else 1 + (four * 40)::int end),
         birth_date = (case when five < 0.5 then date '2003-04-05' when five < 0.8 then date '2007-04-05' else date '2000-04-05' end)
       from scattered where scattered.id = application_id`,
    )
  } finally {
    client.release()
  }
}

type Body = Partial<Asked<typeof call>>

const ask = (caller: Caller, body: Body) =>
  reportApplications(caller, { companyId: company.companyId, ...call.body.parse({ limit: 1000, ...body }) })

const answers = new Map<Caller, Map<string, ReturnType<typeof ask>>>()

/** Caches answers: the same report does not change while the data does not. */
function askOnce(caller: Caller, body: Body) {
  const own = answers.get(caller) ?? new Map<string, ReturnType<typeof ask>>()
  answers.set(caller, own)
  const key = JSON.stringify(body)
  const answer = own.get(key) ?? ask(caller, body)
  own.set(key, answer)
  return answer
}

const attributes = ['gender', 'city', 'university', 'ageBand', 'status'] as const
type Attribute = (typeof attributes)[number]

interface Target extends Readonly<Record<Attribute, string>> {
  readonly id: string
  readonly formId: string
  readonly day: string
}

/** All candidates who were the only ones to apply to their form on their day. */
async function targets(): Promise<Target[]> {
  const { rows } = await query(
    `
    select a.id, a.form_id as "formId", (a.submitted_at at time zone 'Europe/Istanbul')::date::text as day, a.status, gender,
      city_id::text as city, university_id::text as university,
      age_band(birth_date, (a.submitted_at at time zone 'Europe/Istanbul')::date) as "ageBand"
    from applications a join application_snapshots s on s.application_id = a.id
    where 1 = (select count(*) from applications b where b.form_id = a.form_id
      and (b.submitted_at at time zone 'Europe/Istanbul')::date = (a.submitted_at at time zone 'Europe/Istanbul')::date)
    order by day, array_position($1::uuid[], a.form_id)`,
    [formIds],
  )
  return rows
}

/** LinkTable of reports that differ by one day, in every possible way, and the first whole weeks that have an answer. */
function pairsOf({ formId, day }: Target): readonly (readonly [more: Body, less: Body])[] {
  const formsOfIt = { formIds: [formId] }
  const others = { formIds: formIds.filter((id) => id !== formId) }
  const [before, after] = [dayAt(numberOf(day) - 1), dayAt(numberOf(day) + 1)]
  const from = dayAt(firstDay)
  const sundays = Array.from({ length: 8 }, (_, at) => dayAt(Math.ceil((numberOf(day) - 3) / 7) * 7 + 3 + at * 7))
  const never = { ...formsOfIt, from: '2020-01-01', to: '2020-01-01' }
  return [
    ...sundays.map((sunday) => [{ ...formsOfIt, from: day, to: sunday }, never] as const),
    [{ ...formsOfIt, from: day, to: day }, never],
    [
      { ...formsOfIt, from, to: day },
      { ...formsOfIt, from, to: before },
    ],
    [
      { ...formsOfIt, from: day },
      { ...formsOfIt, from: after },
    ],
    [
      { from: day, to: day },
      { ...others, from: day, to: day },
    ],
  ]
}

/** How many more the first report has in each group. */
async function difference(caller: Caller, groupBy: Attribute, [more, less]: readonly [Body, Body]) {
  const [one, other] = await Promise.all([more, less].map((body) => askOnce(caller, { ...body, groupBy })))
  if (!one || !other) throw new Error('No report')
  const sums = new Map(one.groups.map(({ key, count }) => [key, count]))
  for (const { key, count } of other.groups) sums.set(key, (sums.get(key) ?? 0) - count)
  return { total: (one.total ?? 0) - (other.total ?? 0), sums }
}

/** The group that the difference points to, if any. */
const pointed = (sums: ReadonlyMap<string | null, number>) =>
  [...sums].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one)[0]?.[0]

/** The baseline: the most frequent value overall, and how often guessing it is right. */
async function publicGuess(groupBy: Attribute, all: readonly Target[]) {
  const { groups } = await ask(company.caller, { groupBy })
  const likely = groups.toSorted((one, other) => other.count - one.count).map(({ key }) => key)
  return { likely, right: all.filter((target) => target[groupBy] === likely[0]).length }
}

/** Guesses each target's value from the smallest difference, or the most frequent value if there is none. */
async function guessed(caller: Caller, groupBy: Attribute, all: readonly Target[]) {
  const known = await publicGuess(groupBy, all)
  let right = 0
  const narrowest: number[] = []
  for (const target of all) {
    const found = await Promise.all(pairsOf(target).map((pair) => difference(caller, groupBy, pair)))
    const [telling] = found
      .filter(({ total }) => total > 0)
      .sort((one, other) => one.total - other.total || other.sums.size - one.sums.size)
    if (telling) narrowest.push(telling.total)
    // If no reported group has grown, the value is one of the suppressed groups.
    const sums = telling?.sums ?? new Map()
    const guess = pointed(sums) ?? known.likely.find((key) => !sums.has(key)) ?? known.likely[0]
    if (guess === target[groupBy]) right += 1
  }
  return { right, known: known.right, of: all.length, fewest: Math.min(...narrowest) }
}

/** A tenth of the targets more than the baseline guesses right: what the distribution of a whole period may add. */
const margin = 0.1

test.each(attributes)(
  'by %s no two reports on dates and forms reveal more about a candidate than the baseline',
  async (groupBy) => {
    const all = await targets()
    expect(all.length).toBeGreaterThan(40)
    const few = all.filter((_, at) => at % 3 === 0)
    // The attack works: from exact numbers it finds nearly all; small groups hide a few.
    const exact = await guessed(company.caller, groupBy, few.slice(-12))
    expect(exact.fewest).toBe(1)
    expect(exact.right).toBeGreaterThanOrEqual(9)
    const told = await guessed(attacker, groupBy, few)
    expect(told.fewest).toBeGreaterThanOrEqual(fewestInPeriod)
    expect(told.right).toBeLessThanOrEqual(told.known + margin * told.of)
  },
)

test('no two reports over dates and forms differ by fewer than twenty applications', async () => {
  const bounds = Array.from({ length: weeks * 7 + 1 }, (_, at) => dayAt(firstDay + at))
  const choices = [undefined, ...formIds.map((id) => [id]), formIds.slice(1)]
  for (const chosen of choices) {
    const totals = await Promise.all(
      bounds.map(async (to) => (await ask(attacker, { to, ...(chosen && { formIds: chosen }) })).total ?? 0),
    )
    expect(totals.at(-1)).toBeGreaterThan(0)
    const steps = totals.slice(1).map((total, at) => total - (totals[at] ?? 0))
    expect(steps.filter((step) => step !== 0 && step < fewestInPeriod)).toEqual([])
  }
})

test('filters, answers, tags, steps and members are not reported, not even in files', async () => {
  const refused = { code: 'permissions.missing' }
  const [formId = ''] = formIds
  const bodies: Body[] = [
    { gender: ['female'] },
    { minAge: 18 },
    { cityId: [34] },
    { universityId: [7] },
    { status: ['Approved'] },
    { fit: ['fits'] },
    { minGpa: 50 },
    { search: 'ayşe' },
    { groupBy: 'answer', formIds: [formId], questionId },
    ...(['step', 'tag', 'assignee'] as const).map((groupBy) => ({ groupBy })),
  ]
  for (const body of bodies) {
    const input = { companyId: company.companyId, ...call.body.parse(body) }
    await expect(reportApplications(attacker, input)).rejects.toMatchObject(refused)
    await expect(applicationReportAsExcel(attacker, input)).rejects.toMatchObject(refused)
    await expect(applicationReportAsPdf(attacker, input)).rejects.toMatchObject(refused)
  }
  const overview = await readReportsOverview(attacker, { companyId: company.companyId, parts: [...overviewParts] })
  expect(Object.keys(overview).sort()).toEqual(['approximate', 'at', 'days', 'fit', 'funnel', 'places'])
})

/** Every number that a member with reports only sees now. */
async function everything() {
  const { companyId } = company
  const groups = applicationGroups.filter((one) => !['answer', 'step', 'tag', 'assignee'].includes(one))
  const [overview, ...reports] = await Promise.all([
    readReportsOverview(attacker, { companyId, parts: [...overviewParts] }),
    ...groups.flatMap((groupBy) =>
      [undefined, ...formIds].map((id) => ask(attacker, { groupBy, ...(id && { formIds: [id] }) })),
    ),
  ])
  return [{ ...overview, at: '' }, ...reports.map((report) => ({ ...report, at: '' })), ...(await directorPages())]
}

/** The texts of the director's page, of all forms and of each, without the time at which it was made. */
async function directorPages() {
  const chosen = [undefined, ...formIds.map((id) => [id])]
  return Promise.all(
    chosen.map(async (ids) => {
      const period = { from: dayAt(firstDay + 35), to: dayAt(lastDay), language: 'tr' as const }
      const asked = { companyId: company.companyId, ...period, ...(ids && { formIds: ids }) }
      const { content } = await directorPageAsPdf(attacker, asked)
      const pages = await pdfPages(content as Uint8Array)
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain('Sayılar yaklaşıktır')
      return pages.join(' ').replaceAll(/\d+ \S+ \d{4}[^.·]{0,12}\d\d:\d\d/gu, '')
    }),
  )
}

test('submitting, deciding, withdrawing or removing one application changes no number', async () => {
  const before = await everything()
  const [target, other] = await targets()
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  await query("update applications set status = 'Rejected' where id = $1", [target?.id])
  await closeReportPeriods({}, later(1))
  await query("update applications set status = 'Withdrawn' where id = $1", [other?.id])
  await closeReportPeriods({}, later(2))
  await query('update application_snapshots set gender = null, city_id = null where application_id = $1', [other?.id])
  await query('update applications set submitted_at = $2 where id = $1', [other?.id, later(3)])
  await closeReportPeriods({}, later(4))
  // A week later the new application is still the only one.
  await closeReportPeriods({}, later(7 * 24))
  expect(await everything()).toEqual(before)
})

test('statuses are updated only once twenty applications of a period have changed', async () => {
  const [formId = ''] = formIds
  const statuses = async () => (await ask(attacker, { formIds: [formId] })).byStatus
  const { rows } = await query(
    'select "from"::text, "to"::text from closed_report_periods where form_id = $1 order by "to" limit 1',
    [formId],
  )
  const move = (count: number) =>
    query(
      `update applications set status = 'Shortlisted' where id in (select id from applications where form_id = $1 and status <> 'Shortlisted'
         and (submitted_at at time zone 'Europe/Istanbul')::date between $2 and $3 order by id limit $4)`,
      [formId, rows[0].from, rows[0].to, count],
    )
  const before = await statuses()
  await move(19)
  await closeReportPeriods({}, now)
  expect(await statuses()).toEqual(before)
  await move(1)
  await closeReportPeriods({}, now)
  const after = await statuses()
  expect(after?.Shortlisted).toBe(20)
  for (const count of Object.values(after ?? {})) expect(count % 5).toBe(0)
})

test('sums of rounded numbers stay near the exact ones', async () => {
  const [told, exact] = await Promise.all(
    [attacker, company.caller].map((caller) => ask(caller, { groupBy: 'city', to: dayAt(lastDay) })),
  )
  const sum = told?.groups.reduce((all, { count }) => all + count, 0) ?? 0
  expect(Math.abs(sum - (told?.total ?? 0))).toBeLessThan(0.25 * (told?.total ?? 0))
  expect(told?.total).toBeLessThanOrEqual(exact?.total ?? 0)
})
