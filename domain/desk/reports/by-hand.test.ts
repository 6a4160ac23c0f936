import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { ageOnDay } from '#domain/candidates/eligibility/age-on.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { applicationChanges, swept } from '../../../tests/walks/application-changes.ts'
import { countByDimension } from './count-by-dimension.ts'
import { countFiltered } from './count-filtered.ts'
import type { Dimension } from './dimensions.ts'
import { keptBegun } from './kept/kept-report.ts'
import { rollUpReports } from './kept/roll-up-reports.ts'

// Whatever is written to the tables, and in whatever order, the kept counts must equal a count from rows.

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

let company: Awaited<ReturnType<typeof aCompany>>
let formIds: string[]
const questionId = newId()

const [tagId, otherTagId] = [newId(), newId()]

beforeAll(async () => {
  company = await aCompany()
  const { companyId } = company
  await aMember(companyId, { permissions: {} })
  formIds = []
  for (const size of [60, 45]) {
    const { id } = await aPublishedForm(company)
    await manyApplications(connection.pool, { id, companyId }, size, questionId)
    formIds.push(id)
  }
  await query(
    "update applications set created_at = submitted_at - interval '3 days' where form_id = $1",
    formIds.slice(0, 1),
  )
})

interface Row {
  readonly [column: string]: unknown
  readonly status: string
  readonly sealed: boolean
  readonly submitted_at: Date
  readonly decided_at: Date | null
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
function mondayOf(ofDay: string) {
  const monday = new Date(ofDay)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}
const isDecided = ({ status, decided_at }: Row) =>
  decided_at !== null && ['Approved', 'Reserve', 'Rejected'].includes(status)
function stepped(milliseconds: number) {
  const hours = Math.max(0, milliseconds / 3_600_000)
  if (hours < 48) return Math.round(hours)
  return hours < 240 ? Math.round(hours / 6) * 6 : Math.round(hours / 24) * 24
}
const byHand: Readonly<Partial<Record<Dimension, (row: Row) => Key | readonly Key[]>>> = {
  day,
  week: (row) => mondayOf(day(row)),
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
  decision: (row) =>
    row.decided_at && isDecided(row)
      ? `${mondayOf(istanbulDay(row.decided_at))} ${stepped(row.decided_at.getTime() - row.submitted_at.getTime())}`
      : [],
  decider: (row) => (isDecided(row) ? text(row.decided_by) : []),
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

function counted(rows: readonly Row[], keyOf: (row: Row) => Key | readonly Key[], as?: string) {
  const sums: Record<string, number> = {}
  for (const row of rows)
    for (const key of [keyOf(row)].flat()) {
      const name = `${key} ${as ?? row.status}`
      sums[name] = (sums[name] ?? 0) + 1
    }
  return sums
}

const today = istanbulDay(new Date())
const before = (days: number) => istanbulDay(new Date(Date.now() - days * 86_400_000))

const happenings = applicationChanges([tagId, otherTagId])
const periods = fc.constantFrom<{ from?: string; to?: string }>(
  {},
  { from: before(20), to: today },
  { from: before(75), to: before(3) },
  { from: before(40) },
  { to: before(10) },
)
const scopes = fc.constantFrom(undefined, 0, 1, 2)
const idsOf = (which: number | undefined) =>
  which === undefined ? undefined : which === 2 ? formIds : [formIds[which] as string]

async function happen(statements: readonly (readonly [string, boolean])[]) {
  await query(
    `insert into tags (id, company_id, name, colour) values ($2, $1, 'Etiket', 'blue'), ($3, $1, 'Öteki', 'red')
     on conflict do nothing`,
    [company.companyId, tagId, otherTagId],
  )
  for (const [at, [statement, folds]] of statements.entries()) {
    await query(statement, [String(at)])
    await query(swept)
    if (folds) await rollUpReports()
  }
}

/** Compares hours as numbers, whatever their number of digits. */
const written = (key: Key) => key?.replace(/ (.*)$/, (_, hours) => ` ${Number(hours)}`) ?? null
function sumsOf(told: readonly { readonly key: Key; readonly status: string; readonly count: number }[]) {
  const sums: Record<string, number> = {}
  for (const { key, status, count } of told) {
    const name = `${written(key)} ${status}`
    sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}

test('every grouping equals a count from rows, whatever changes and whenever changes are rolled up', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, periods, scopes, async (statements, period, which) => {
      await happen(statements)
      const ids = idsOf(which)
      const rows = await rowsOf(ids, period)
      for (const [dimension, keyOf] of Object.entries(byHand)) {
        const told = await countByDimension(
          { companyId: company.companyId, formIds: ids, ...period, questionId },
          dimension as Dimension,
        )
        const isSaid = dimension === 'decision' || dimension === 'decider'
        // The durations of decisions do not depend on which decisions they were.
        const alike = <Of extends { readonly status: string }>(of: readonly Of[]) =>
          dimension === 'decision' ? of.map((one) => ({ ...one, status: 'Approved' })) : of
        const named = counted(rows, keyOf, dimension === 'decision' ? 'Approved' : undefined)
        expect(sumsOf(alike(told.filter(({ key }) => !isSaid || key !== null))), dimension).toEqual(named)
      }
      expect(sumsOf(await keptBegun({ companyId: company.companyId, formIds: ids }, period))).toEqual(
        await begunByHand(ids, period),
      )
    }),
    { numRuns: 30 },
  )
})

async function begunByHand(ids: readonly string[] | undefined, { from = '', to = '9' }) {
  const { rows } = await query('select form_id, status, sealed, created_at from applications where company_id = $1', [
    company.companyId,
  ])
  const days = rows.flatMap(({ form_id, status, sealed, created_at }) => {
    const begun = istanbulDay(created_at)
    const isMeant = (!ids || ids.includes(form_id)) && begun >= from && begun <= to
    return isMeant && (status === 'Draft' || (status !== 'Withdrawn' && !sealed)) ? [begun] : []
  })
  return sumsOf(days.map((key) => ({ key, status: 'Draft', count: 1 })))
}

/** Filters, some of which all rows meet at times, with the same condition in TypeScript. */
const meant: readonly (readonly [ApplicationFilters, (row: Row) => boolean])[] = [
  [{ gender: ['female'] }, (row) => row.gender === 'female'],
  [{ gender: ['female', 'male', 'other'] }, (row) => row.gender !== null],
  [{ cityId: [34, 6, 7] }, (row) => [34, 6, 7].includes(Number(row.city_id))],
  [{ universityId: [7] }, (row) => row.university_id === 7],
  [{ level: ['bachelor'] }, (row) => row.level === 'bachelor'],
  [{ level: ['bachelor', 'master'] }, (row) => row.level !== null],
  [{ fit: ['fits', 'doesNotFit'] }, (row) => row.fit !== 'unknown'],
  [{ facultyId: [2] }, (row) => row.faculty_id === 2],
  [{ minGpa: 20 }, (row) => Number(row.gpa) >= 20],
  [{ search: 'ayse' }, (row) => row.name === 'Ayşe'],
  [{ hasNotes: false }, () => true],
]

test('also with filters, whether kept counts or rows answer', async () => {
  const groups = ['city', 'gender', 'university', 'status', 'day', 'month', 'form', 'tag', 'step', undefined] as const
  await fc.assert(
    fc.asyncProperty(
      ...[happenings, periods, scopes],
      ...[fc.subarray([...meant], { minLength: 1, maxLength: 3 }), fc.constantFrom(...groups)],
      async (statements, period, which, wanted, groupBy) => {
        await happen(statements)
        const ids = idsOf(which)
        // Of two filters with one name the later one applies.
        const filters = Object.assign({}, ...wanted.map(([filter]) => filter)) as ApplicationFilters
        const holds = meant.filter(([filter]) =>
          Object.entries(filter).every(([name, value]) => filters[name as keyof ApplicationFilters] === value),
        )
        const rows = (await rowsOf(ids, period)).filter((row) => holds.every(([, isMet]) => isMet(row)))
        const asked = { companyId: company.companyId, formIds: ids, ...period }
        const told = await countFiltered(company.caller, asked, filters, groupBy)
        expect(sumsOf(told)).toEqual(counted(rows, (row) => (groupBy ? (byHand[groupBy]?.(row) ?? null) : null)))
      },
    ),
    { numRuns: 60 },
  )
})
