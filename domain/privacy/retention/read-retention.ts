import { sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readRetention as call, Retention } from '#contract/retention/retention.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { isHeld, leavesAt, withStanding } from '#domain/privacy/anonymising/finished.ts'

/** The retention of a form: how many applications are anonymised in which month, and how many are not finished. */
export async function readRetention(caller: Caller, ids: Input<typeof call>): Promise<Retention> {
  const { keptMonths, title } = await formOf(database(), ids)
  const { rows } = await database().execute<{ month: string | null; gone: boolean; held: number; count: number }>(sql`
    select to_char(leaves at time zone 'Europe/Istanbul', 'YYYY-MM') as month, gone, count(*) filter (where held)::int as held,
      count(*)::int as count
    from (
      select ${applications.anonymisedAt} is not null as gone,
        case when ${applications.anonymisedAt} is null then ${leavesAt} end as leaves,
        ${applications.anonymisedAt} is null and ${isHeld} as held
      from ${withStanding} where ${applications.formId} = ${ids.formId} and ${applications.submittedAt} is not null
    ) as standing
    group by 1, 2 order by 1`)
  const number = (of: readonly { readonly count: number }[]) => of.reduce((sum, { count }) => sum + count, 0)
  const kept = rows.filter(({ gone }) => !gone)
  return {
    title,
    keptMonths,
    clock: kept.flatMap(({ month, count }) => (month === null ? [] : { month, applications: count })),
    open: number(kept.filter(({ month }) => month === null)),
    held: kept.reduce((sum, { held }) => sum + held, 0),
    gone: number(rows.filter(({ gone }) => gone)),
    can: { change: isGranted(caller, 'Forms', 'write') },
  }
}
