import { and, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { isApplication } from '#domain/forms/application-counts/counted-applications.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { isBegun } from './funnel.ts'
import { applicationsIn, type Overviewed } from './overviewed.ts'

const hourLength = 3_600_000
const hours = 48

/**
 * An application started in these hours was submitted later or is still a draft: indexes find both, but there is none
 * on the start.
 */
const isHandedInSince = (first: Date) => sql`${applications.submittedAt} >= ${first.toISOString()}::timestamptz`
const isOpenDraft = sql`${applications.status} = 'Draft' and ${applications.submittedAt} is null`

/** Applications started and submitted in each of the last 48 hours before the form closes or closed. */
export async function lastHours(of: Overviewed): Promise<ReportsOverview['lastHours']> {
  const [formId, ...others] = of.formIds ?? []
  if (formId === undefined || others.length > 0) return null
  const { closesAt } = await formOf(database(), { companyId: of.companyId, formId })
  if (closesAt === null) return null
  const first = new Date(closesAt.getTime() - hours * hourLength)
  const hourOf = (moment: typeof applications.createdAt | typeof applications.submittedAt) =>
    sql`floor(extract(epoch from ${moment} - ${first.toISOString()}::timestamptz) / 3600)::int`
  const isLate = (moment: typeof applications.createdAt | typeof applications.submittedAt) =>
    sql`${moment} >= ${first.toISOString()}::timestamptz and ${moment} < ${closesAt.toISOString()}::timestamptz`
  const { rows } = await database().execute<{ hour: number; begun: number; handedIn: number }>(sql`
    select hour, sum(begun)::int as begun, sum(handed_in)::int as "handedIn" from (
      select ${hourOf(applications.createdAt)} as hour, count(*) as begun, 0 as handed_in
      from ${applications} where ${and(applicationsIn(of), isBegun, isLate(applications.createdAt), isHandedInSince(first))} group by 1
      union all
      select ${hourOf(applications.createdAt)}, count(*), 0
      from ${applications} where ${and(applicationsIn(of), isOpenDraft, isLate(applications.createdAt))} group by 1
      union all
      select ${hourOf(applications.submittedAt)}, 0, count(*)
      from ${applications} where ${and(applicationsIn(of), isApplication, isLate(applications.submittedAt))} group by 1
    ) as each_hour group by 1`)
  const byHour = new Map(rows.map((row) => [row.hour, row]))
  return {
    closesAt: closesAt.toISOString(),
    hours: Array.from({ length: hours }, (_, hour) => ({
      at: new Date(first.getTime() + hour * hourLength).toISOString(),
      begun: byHour.get(hour)?.begun ?? 0,
      handedIn: byHour.get(hour)?.handedIn ?? 0,
    })),
  }
}
