import { and, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { isApplication } from '#domain/application-counts/counted-applications.ts'
import { isIn } from '../period.ts'
import { applicationsIn, type Overviewed } from './overviewed.ts'

/** Those handed in on these days that have a decision now, with when it was made last and by whom. */
const decided = (of: Overviewed) => sql`
  select ${applications.id} as id, ${applications.submittedAt} as submitted_at, made.at as decided_at, made.account_id
  from ${applications} cross join lateral (
    select ${history.at} as at, ${history.accountId} as account_id from ${history}
    where ${history.applicationId} = ${applications.id} and ${history.event} = 'statusChanged'
      and ${history.detail} ->> 'to' in ('Approved', 'Reserve', 'Rejected')
    order by ${history.place} desc limit 1
  ) as made
  where ${and(
    applicationsIn(of),
    sql`${applications.status} in ('Approved', 'Reserve', 'Rejected') and not ${applications.sealed}`,
    isIn(sql`${applications.submittedAt}`, of),
  )}`

interface Spread extends Record<string, unknown> {
  readonly week: string | null
  readonly count: number
  readonly spread: readonly [number, number, number] | null
}

/** How long decisions took, in all and by the week in which they were made. */
export async function decisions(of: Overviewed): Promise<ReportsOverview['decisions']> {
  const { rows } = await database().execute<Spread>(sql`
    select date_trunc('week', decided_at at time zone 'Europe/Istanbul')::date::text as week, count(*)::int as count,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (
        order by greatest(0, extract(epoch from decided_at - submitted_at) / 3600)::float8) as spread
    from (${decided(of)}) as decided
    group by grouping sets ((), (date_trunc('week', decided_at at time zone 'Europe/Istanbul')::date))
    order by 1`)
  const described = ({ count, spread }: Spread) => {
    const [lower, median, upper] = (spread ?? []).map((hours) => Math.round(hours * 10) / 10)
    return { count, median: median ?? null, lower: lower ?? null, upper: upper ?? null }
  }
  const whole = rows.find(({ week }) => week === null)
  return {
    ...described(whole ?? { week: null, count: 0, spread: null }),
    weeks: rows.flatMap((row) => (row.week === null ? [] : [{ week: row.week, ...described(row) }])),
  }
}

/** What members look after and have decided. */
export async function load(of: Overviewed): Promise<ReportsOverview['load']> {
  type Row = NonNullable<ReportsOverview['load']>[number]
  const { rows } = await database().execute<Row & Record<string, unknown>>(sql`
    with held as (
      select ${assignments.accountId} as account_id, count(*)::int as assigned,
        count(*) filter (where ${applications.status} not in ('Approved', 'Reserve', 'Rejected'))::int as open
      from ${assignments} join ${applications} on ${applications.id} = ${assignments.applicationId}
      where ${and(applicationsIn(of), isApplication, isIn(sql`${applications.submittedAt}`, of))} group by 1
    ), made as (
      select account_id, count(*)::int as decided from (${decided(of)}) as decided where account_id is not null group by 1
    )
    select account_id as "accountId", ${accounts.name} || ' ' || ${accounts.surname} as name,
      coalesce(assigned, 0) as assigned, coalesce(open, 0) as open, coalesce(decided, 0) as decided
    from held full join made using (account_id) join ${accounts} on ${accounts.id} = account_id
    order by coalesce(assigned, 0) + coalesce(decided, 0) desc, 2, 1 limit 100`)
  return rows
}
