import { randomBytes } from 'node:crypto'
import { and, type SQL, sql } from 'drizzle-orm'
import { fewestInPeriod, profileGroups, roundedTo } from '#contract/reports/report-facts.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import {
  closedReportCounts as counts,
  closedReportPeriods as periods,
} from '#database/schema/reports/closed-report-periods.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { allForms, allTime, reportChanges, reportCounts } from '#database/schema/reports/report-counts.ts'
import { uuids } from '#database/uuids.ts'
import { isApplication } from '#domain/forms/application-counts/counted-applications.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { groupingOf } from '../dimensions.ts'
import { dayAt, dayOf, numberOf } from '../period.ts'

/**
 * Writes the numbers for members without access to applications (decision 63): closes whole weeks of each form once
 * they have enough applications together, and updates statuses once enough applications have changed. Both read the
 * same snapshot, because the check whether there are enough must hold for what is counted.
 */
export async function closeReportPeriods(_: object = {}, now = new Date(), newSeed = randomSeed) {
  await database().transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ isMine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('reports.closePeriods')) as "isMine"`,
      )
      // Another process is closing them.
      if (!rows[0]?.isMine) return
      const closed = closedPeriods(await openWeeks(tx, lastSunday(now)))
      if (closed.length > 0) {
        await insertPeriods(tx, closed, newSeed)
        await insertCounts(tx, sql`${periods.id} = any(${uuids(closed.map(({ id }) => id))})`)
      }
      await updateStatuses(tx)
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** The last Sunday that is over in Istanbul. Day 4 of the epoch, 5 January 1970, was a Monday. */
function lastSunday(now: Date): string {
  const today = numberOf(istanbulDay(now))
  return dayAt(today - 1 - ((((today - 4) % 7) + 7) % 7))
}

interface Week {
  readonly [column: string]: unknown
  readonly companyId: string
  readonly formId: string
  readonly sunday: string
  readonly count: number
}

/** The applications of each week after the last closed one of their form, in order. */
async function openWeeks(tx: Transaction, until: string): Promise<Week[]> {
  const { rows } = await tx.execute<Week>(sql`
    select days.company_id as "companyId", days.form_id as "formId",
      (date_trunc('week', day::timestamp)::date + 6)::text as sunday, sum(count)::int as count
    from (${keptDays}) as days join ${forms} on ${forms.id} = days.form_id
    where status <> 'Withdrawn' and day <= ${until}
      and day > coalesce((select max(${periods.to})::text from ${periods} where ${periods.formId} = days.form_id), '')
    group by 1, 2, 3 having sum(count) > 0 order by 2, 3`)
  return rows
}

/** How many applications each form has by day of submission and status, from the kept counts of reports. */
const keptDays = sql`
  select ${reportCounts.companyId} as company_id, ${reportCounts.formId} as form_id, ${reportCounts.key} as day,
    ${reportCounts.status} as status, ${reportCounts.count} as count
  from ${reportCounts}
  where ${reportCounts.dimension} = 'day' and ${reportCounts.formId} <> ${allForms}::uuid
    and ${reportCounts.month} = ${allTime}::date and ${reportCounts.key} <> ''
  union all
  select ${reportChanges.companyId}, ${reportChanges.formId}, ${reportChanges.key}, ${reportChanges.status}, ${reportChanges.difference}
  from ${reportChanges} where ${reportChanges.dimension} = 'day' and ${reportChanges.key} <> ''`

interface Period {
  readonly id: string
  readonly companyId: string
  readonly formId: string
  readonly from: string
  readonly to: string
}

/** Merges weeks of a form until they have enough applications; the remaining ones stay open. */
function closedPeriods(weeks: readonly Week[]): Period[] {
  const closed: Period[] = []
  let open: { readonly formId: string; readonly from: string; readonly count: number } | undefined
  for (const { companyId, formId, sunday, count } of weeks) {
    const since: NonNullable<typeof open> =
      open?.formId === formId ? open : { formId, from: dayAt(numberOf(sunday) - 6), count: 0 }
    const sum = since.count + count
    open = { ...since, count: sum }
    if (sum < fewestInPeriod) continue
    closed.push({ id: newId(), companyId, formId, from: since.from, to: sunday })
    open = undefined
  }
  return closed
}

const randomSeed = () => randomBytes(8).readBigInt64BE()

async function insertPeriods(tx: Transaction, closed: readonly Period[], newSeed: () => bigint) {
  const dates = (of: 'from' | 'to') => sql`${sql.param(closed.map((one) => one[of]))}::date[]`
  const seeds = closed.map(() => newSeed().toString())
  await tx.execute(sql`
    insert into ${periods} (id, company_id, form_id, "from", "to", seed)
    select * from unnest(${uuids(closed.map(({ id }) => id))}, ${uuids(closed.map(({ companyId }) => companyId))},
      ${uuids(closed.map(({ formId }) => formId))}, ${dates('from')}, ${dates('to')}, ${sql.param(seeds)}::bigint[])`)
}

const own = {
  applicationId: sql`${applications.id}`,
  status: sql`${applications.status}`,
  moment: sql`${applications.submittedAt}`,
  formId: sql`${applications.formId}`,
}

/**
 * Rounds to a multiple of five, randomly up or down so that sums are right on average: a remainder of one rounds up in
 * one of five cases. The seed makes the same cell always round the same way, so repeating a report reveals nothing.
 */
const rounded = (count: SQL, dimension: SQL, key: SQL): SQL => sql`
  (${count} + (hashtextextended(${dimension} || ':' || ${key}, ${periods.seed}) & 2147483647) % ${sql.raw(String(roundedTo))})
    / ${sql.raw(String(roundedTo))} * ${sql.raw(String(roundedTo))}`

/** Inserts the numbers of submitted and started applications and views for the periods that close now. */
async function insertCounts(tx: Transaction, isClosing: SQL) {
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Istanbul')`
  const isDuring = (column: SQL) =>
    sql`${column} >= ${startOf(sql`${periods.from}`)} and ${column} < ${startOf(sql`${periods.to} + 1`)}`
  const keys = sql.join(
    profileGroups.map((dimension) => sql`(${sql.raw(`'${dimension}'`)}, ${groupingOf(dimension, own).key})`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${counts} (period_id, dimension, key, told)
    select id, dimension, key, told from (
      select ${periods.id} as id, one.dimension, coalesce(one.key, '') as key,
        ${rounded(sql`count(*)`, sql`one.dimension`, sql`coalesce(one.key, '')`)} as told
      from ${periods}
      join ${applications} on ${and(sql`${applications.formId} = ${periods.formId}`, isApplication, isDuring(own.moment))}
      left join ${snapshots} on ${snapshots.applicationId} = ${applications.id}
      cross join lateral (values ${keys}) as one (dimension, key)
      where ${isClosing} group by 1, 2, 3, ${periods.seed}
      union all
      select ${periods.id}, 'day', ${dayOf(own.moment)}::text, count(*)
      from ${periods}
      join ${applications} on ${and(sql`${applications.formId} = ${periods.formId}`, isApplication, isDuring(own.moment))}
      where ${isClosing} group by 1, 3
      union all
      select ${periods.id}, 'begun', kept.key, sum(kept.count)
      from ${periods} join (
        select form_id, key, count, dimension from ${reportCounts} where month = ${allTime}::date
        union all select form_id, key, difference, dimension from ${reportChanges}
      ) as kept on kept.form_id = ${periods.formId} and kept.dimension = 'begun'
        and kept.key between ${periods.from}::text and ${periods.to}::text
      where ${isClosing} group by 1, 3
      union all
      select ${periods.id}, 'seen', '', sum(${formViews.views})
      from ${periods} join ${formViews} on ${formViews.formId} = ${periods.formId} and ${formViews.place} = 'page'
        and ${formViews.day} between ${periods.from} and ${periods.to}
      where ${isClosing} group by 1
    ) as counted where told > 0`)
}

/**
 * Updates the statuses of a period once so many of its applications have changed that the difference reveals no single
 * one. Applications that changed back are not counted, which only delays the update.
 */
const updateStatuses = (tx: Transaction) =>
  tx.execute(sql`
    with standing as (
      select ${periods.id} as id, ${periods.seed} as seed, days.status, sum(days.count)::int as count
      from ${periods} join (${keptDays}) as days
        on days.form_id = ${periods.formId} and days.day between ${periods.from}::text and ${periods.to}::text
      group by 1, 2, 3
    ), told as (select period_id as id, key as status, exact from ${counts} where dimension = 'status'),
    compared as (
      select id, status, coalesce(standing.count, 0) as count, coalesce(told.exact, 0) as exact
      from standing full join told using (id, status)
    ), moved as (
      select id from compared group by 1 having sum(greatest(count - exact, 0)) >= ${sql.raw(String(fewestInPeriod))}
    )
    insert into ${counts} (period_id, dimension, key, told, exact)
    select compared.id, 'status', compared.status, ${rounded(sql`compared.count`, sql`'status'`, sql`compared.status`)}, compared.count
    from compared join moved using (id) join ${periods} on ${periods.id} = compared.id
    on conflict (period_id, dimension, key) do update set told = excluded.told, exact = excluded.exact`)
