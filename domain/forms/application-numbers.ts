import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { FormRow } from '#contract/forms/company-forms.ts'
import type { Database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { isApplication, isSealed } from './counted-applications.ts'

type Numbers = Pick<FormRow, 'applications' | 'sealed' | 'unfinished' | 'perDay'>

const days = 14
export const nothingYet: Numbers = {
  applications: 0,
  sealed: 0,
  unfinished: 0,
  perDay: Array.from({ length: days }, () => 0),
}

export async function applicationNumbers(db: Database, companyId: string, formIds: readonly string[]) {
  const numbers = new Map<string, Numbers>()
  if (formIds.length === 0) return numbers
  const [counts, drafts, daily] = await Promise.all([
    countsOf(db, companyId, formIds),
    draftsOf(db, formIds),
    dailyOf(db, companyId, formIds),
  ])
  const counted = new Map(counts.map(({ formId, ...count }) => [formId, count]))
  const unfinishedOf = new Map(drafts.map(({ formId, unfinished }) => [formId, unfinished]))
  for (const formId of new Set([...counted.keys(), ...unfinishedOf.keys()])) {
    const ago = new Map(daily.filter((day) => day.formId === formId).map((day) => [day.daysAgo, day.count]))
    numbers.set(formId, {
      ...nothingYet,
      ...counted.get(formId),
      unfinished: unfinishedOf.get(formId) ?? 0,
      perDay: nothingYet.perDay.map((_, at) => ago.get(days - 1 - at) ?? 0),
    })
  }
  return numbers
}

const countsOf = (db: Database, companyId: string, formIds: readonly string[]) =>
  db
    .select({
      formId: applications.formId,
      applications: sql<number>`count(*) filter (where ${isApplication})`,
      sealed: sql<number>`count(*) filter (where ${isSealed})`,
    })
    .from(applications)
    .where(
      and(
        inArray(applications.formId, [...formIds]),
        eq(applications.companyId, companyId),
        isNotNull(applications.submittedAt),
      ),
    )
    .groupBy(applications.formId)

const draftsOf = (db: Database, formIds: readonly string[]) =>
  db
    .select({ formId: applications.formId, unfinished: sql<number>`count(*)` })
    .from(applications)
    .where(and(inArray(applications.formId, [...formIds]), eq(applications.status, 'Draft')))
    .groupBy(applications.formId)

/** Days by Istanbul's calendar, which deadlines use. */
function dailyOf(db: Database, companyId: string, formIds: readonly string[]) {
  const today = sql`date_trunc('day', now() at time zone 'Europe/Istanbul')`
  const first = sql`(${today} - make_interval(days => ${days - 1})) at time zone 'Europe/Istanbul'`
  return db
    .select({
      formId: applications.formId,
      daysAgo: sql<number>`${today}::date - (${applications.submittedAt} at time zone 'Europe/Istanbul')::date`.as(
        'days_ago',
      ),
      count: sql<number>`count(*)`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        gte(applications.submittedAt, first),
        inArray(applications.formId, [...formIds]),
        isApplication,
      ),
    )
    .groupBy(applications.formId, sql`days_ago`)
}
