import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { FormRow } from '#contract/forms/company-forms.ts'
import type { Database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { counted, isApplication, numberOf } from '#domain/forms/application-counts/counted-applications.ts'

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
  const [counts, daily] = await Promise.all([countsOf(db, companyId, formIds), dailyOf(db, companyId, formIds)])
  for (const { formId, ...count } of counts) {
    const ago = new Map(daily.filter((day) => day.formId === formId).map((day) => [day.daysAgo, day.count]))
    numbers.set(formId, { ...count, perDay: nothingYet.perDay.map((_, at) => ago.get(days - 1 - at) ?? 0) })
  }
  return numbers
}

const countsOf = (db: Database, companyId: string, formIds: readonly string[]) =>
  db
    .select({
      formId: applicationCounts.formId,
      applications: numberOf(counted.isApplication),
      sealed: numberOf(counted.isSealed),
      unfinished: numberOf(sql`${applicationCounts.status} = 'Draft'`),
    })
    .from(applicationCounts)
    .where(and(inArray(applicationCounts.formId, [...formIds]), eq(applicationCounts.companyId, companyId)))
    .groupBy(applicationCounts.formId)

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
