import { readReportsOverview as overviewCall } from '#contract/reports/overview.ts'
import { overviewParts } from '#contract/reports/report-facts.ts'
import { reportApplications as call } from '#contract/reports/reports.ts'
import { type Connection, setConnection } from '#database/connection.ts'
import { rollUpReports } from '#domain/desk/reports/kept/roll-up-reports.ts'
import { readReportsOverview } from '#domain/desk/reports/overview/read-reports-overview.ts'
import { reportApplications } from '#domain/desk/reports/report-applications.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCompany, aMember, aPublishedForm } from '../tests/builders.ts'
import { manyApplications } from '../tests/many-applications.ts'
import { middles, withDatabases } from './growth.ts'
import { limit, type Row } from './rows.ts'

const sizes = [1000, 300_000]
const mostMilliseconds = 300
const day = 86_400_000
const before = (days: number) => istanbulDay(new Date(Date.now() - days * day))
const month = istanbulDay(new Date(Date.now() - 40 * day)).slice(0, 7)

/** From what is kept: without filters, or with such as it tells. */
const kept = {
  'by status': {},
  'by day': { groupBy: 'day' },
  'by month, 90 days against the 90 before': {
    groupBy: 'month',
    from: before(89),
    to: before(0),
    compareTo: { with: 'period' },
  },
  'by university': { groupBy: 'university' },
  'by city since a month began': { groupBy: 'city', from: `${month}-01` },
  'by gender': { groupBy: 'gender' },
  'by age band': { groupBy: 'ageBand' },
  'by tag': { groupBy: 'tag' },
  'by member': { groupBy: 'assignee' },
  'by city, with a filter that all meet': { groupBy: 'city', gender: ['female'] },
  'by status, of one university': { groupBy: 'status', universityId: [7] },
} as const

/** Counted from rows: they take as long as there are rows that match, or, where no index finds these, rows at all. */
const counted = {
  'by city, of one university': { groupBy: 'city', universityId: [7] },
  'by status, of a name': { search: 'ayşe' },
  'by university, the last 10 days': { groupBy: 'university', from: before(9) },
  'by city, of half the grades': { groupBy: 'city', minGpa: 50 },
  'by university, of a fifth and a grade': { groupBy: 'university', classId: [502], maxGpa: 80 },
} as const

/** A report of 300,000 applications, against the same of 1,000. */
export async function growthOfReports(serverUrl: string): Promise<Row[]> {
  setSecret('the bench seals what it hands in')
  return withDatabases(
    serverUrl,
    { bench_few_reports: { forms: 0 }, bench_many_reports: { forms: 0 } },
    async (filled) => {
      const companies: Awaited<ReturnType<typeof filledCompany>>[] = []
      for (const [at, connection] of filled.entries()) companies.push(await filledCompany(connection, sizes[at] ?? 0))
      const measured = async (
        what: string,
        growth: number | undefined,
        work: (of: (typeof companies)[number]) => Promise<unknown>,
        rounds: number,
      ) => {
        let turn = 0
        const middle = await middles(
          filled,
          () => work(companies[turn++ % companies.length] as (typeof companies)[number]),
          rounds,
        )
        return rowsOf(what, middle, growth)
      }
      const rows: Row[] = []
      const report =
        (asked: object) =>
        ({ companyId, caller }: (typeof companies)[number]) =>
          reportApplications(caller, { companyId, ...call.body.parse(asked) })
      for (const [what, asked] of Object.entries(kept)) rows.push(...(await measured(what, 3, report(asked), 24)))
      for (const [what, asked] of Object.entries(counted))
        rows.push(...(await measured(what, undefined, report(asked), 12)))
      for (const part of overviewParts)
        rows.push(
          ...(await measured(
            `overview: ${part}`,
            3,
            ({ companyId, caller, formId }) =>
              readReportsOverview(caller, {
                companyId,
                ...overviewCall.body.parse({ parts: [part], formIds: [formId] }),
              }),
            12,
          )),
        )
      return rows
    },
  )
}

function rowsOf(what: string, middle: readonly number[], growth: number | undefined): Row[] {
  const [few = 1, many = 0] = middle
  const parts = Object.fromEntries(sizes.map((size, at) => [`ms at ${size}`, Number((middle[at] ?? 0).toFixed(1))]))
  return [
    { ...limit(`report ${what}, of 300,000`, many, 'ms', mostMilliseconds), parts },
    ...(growth === undefined ? [] : [limit(`report ${what}, 300,000 / 1,000`, many / few, '×', growth)]),
  ]
}

async function filledCompany(connection: Connection, size: number) {
  setConnection(connection)
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  await manyApplications(connection.pool, { id: formId, companyId: company.companyId }, size, newId())
  // Over as many days as the others: a report by days is as long as they are.
  if (size < 300_000)
    await connection.pool.query('update applications set submitted_at = now() - (now() - submitted_at) * $1', [
      300_000 / size,
    ])
  await asReviewed(connection, company.companyId)
  await rollUpReports()
  await connection.pool.query('vacuum analyze report_counts, report_changes')
  return { ...company, formId }
}

/** Begun hours before, looked after by twenty members, a tenth tagged, and decided by them one to forty days later. */
async function asReviewed({ pool }: Connection, companyId: string) {
  const members: string[] = []
  for (let one = 0; one < 20; one++) members.push((await aMember(companyId, { userType: 'Root' })).accountId)
  const own = "('x' || left(md5(id::text), 6))::bit(24)::int"
  await pool.query(
    `update applications set created_at = submitted_at - interval '1 minute' * (${own} % 6000),
       decided_at = case when status in ('Approved', 'Rejected') then submitted_at + interval '1 minute' * (1440 + ${own} % 56000) end,
       decided_by = case when status in ('Approved', 'Rejected') then ($1::uuid[])[1 + ${own} % 20] end`,
    [members],
  )
  await pool.query(
    `insert into assignments (application_id, form_id, account_id)
     select id, form_id, ($1::uuid[])[1 + ${own} % 20] from applications`,
    [members],
  )
  const tagId = newId()
  await pool.query("insert into tags (id, company_id, name, colour) values ($1, $2, 'Etiket', 'blue')", [
    tagId,
    companyId,
  ])
  await pool.query(
    `insert into application_tags (application_id, form_id, tag_id) select id, form_id, $1 from applications where ${own} % 10 = 0`,
    [tagId],
  )
  await pool.query('vacuum analyze applications, application_names, assignments, application_tags')
}
