import { type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { allForms, allTime, reportChanges, reportCounts } from '#database/schema/reports/report-counts.ts'
import { uuids } from '#database/uuids.ts'
import type { Scope } from '../asked-forms.ts'
import type { Counted } from '../counted.ts'
import type { Dimension } from '../dimensions.ts'
import type { Period } from '../period.ts'

/** The dimensions that are kept for whole months and for all time; days are kept as days. */
const columns = [
  ...(['step', 'university', 'faculty', 'city', 'class'] as const),
  ...(['level', 'gender', 'ageBand', 'fit', 'source'] as const),
  ...(['tag', 'assignee', 'decision', 'decider'] as const),
]
export type KeptColumn = (typeof columns)[number]

export const isColumn = (dimension: Dimension | undefined): dimension is KeptColumn =>
  (columns as readonly (string | undefined)[]).includes(dimension)

/** Counts grouped by a kept column, of whole months or all time. */
export const keptByColumn = (scope: Scope, dimension: KeptColumn, months: Period | undefined): Promise<Counted[]> =>
  rowsOf(sumsByColumn(scope, dimension, months))

/** Counts by day, week, month, form or in total. */
export const keptByDay = (scope: Scope, dimension: Dimension | undefined, period: Period): Promise<Counted[]> =>
  rowsOf(sumsByDay(scope, dimension, period))

/** How many applications were started on each day, except those withdrawn or sealed. */
export const keptBegun = (scope: Scope, period: Period): Promise<Counted[]> =>
  rowsOf(sumsByDay(scope, 'day', period, 'begun'))

async function rowsOf(sums: SQL): Promise<Counted[]> {
  const { rows } = await database().execute<{ key: string | null; status: string; count: number }>(sums)
  return rows
}

/** The statement of `keptByColumn`. With `among`, all other keys form one group with a null key. */
export function sumsByColumn(
  scope: Scope,
  dimension: KeptColumn,
  months: Period | undefined,
  among?: readonly string[],
): SQL {
  const { month } = reportCounts
  return sums(scope, dimension, {
    isForm: keptForm(scope),
    kept: months
      ? sql`${month} > ${allTime}::date ${bounded(sql`${month}`, months, 'date')}`
      : sql`${month} = ${allTime}::date`,
    changed: months ? bounded(sql`${reportChanges.month}`, months, 'date') : sql``,
    keyOf: (key) => (among ? sql`case when ${key} = any(${sql.param([...among])}::text[]) then ${key} end` : key),
    // Durations do not depend on which decisions they were; one status for all halves the rows.
    statusOf: dimension === 'decision' ? () => sql`'Approved'` : undefined,
  })
}

/** The statement of `keptByDay`, all from the counts by day. */
export function sumsByDay(
  scope: Scope,
  dimension: Dimension | undefined,
  period: Period,
  of: 'day' | 'begun' = 'day',
): SQL {
  const isEachForm = dimension === 'form' && !scope.formIds
  return sums(scope, of, {
    isForm: isEachForm ? sql`${reportCounts.formId} <> ${allForms}::uuid` : keptForm(scope),
    // As text days sort the same, and the index is used.
    kept: sql`${reportCounts.month} = ${allTime}::date ${bounded(sql`${reportCounts.key}`, period, 'text')}`,
    changed: bounded(sql`${reportChanges.key}`, period, 'text'),
    keyOf(day, formId) {
      if (dimension === 'day') return day
      if (dimension === 'week') return sql`date_trunc('week', ${day}::timestamp)::date::text`
      if (dimension === 'month') return sql`left(${day}, 7)`
      return dimension === 'form' ? sql`${formId}::text` : sql`''`
    },
  })
}

interface Asked {
  readonly isForm: SQL
  readonly kept: SQL
  readonly changed: SQL
  readonly keyOf: (key: SQL, formId: SQL) => SQL
  readonly statusOf?: ((status: SQL) => SQL) | undefined
}

/**
 * Counts from the kept rows and the changes not rolled up yet in one statement, so that nothing is missed or counted
 * twice.
 */
const sums = (
  { companyId, formIds }: Scope,
  dimension: string,
  { isForm, kept, changed, keyOf, statusOf = (status) => status }: Asked,
): SQL => sql`
  select nullif(key, '') as key, status, sum(count)::int as count from (
    select ${keyOf(sql`${reportCounts.key}`, sql`${reportCounts.formId}`)} as key, ${statusOf(sql`${reportCounts.status}`)} as status,
      ${reportCounts.count} as count
    from ${reportCounts}
    where ${reportCounts.companyId} = ${companyId} and ${reportCounts.dimension} = ${dimension} and ${isForm} and ${kept}
    union all
    select ${keyOf(sql`${reportChanges.key}`, sql`${reportChanges.formId}`)}, ${statusOf(sql`${reportChanges.status}`)},
      ${reportChanges.difference}
    from ${reportChanges}
    where ${reportChanges.companyId} = ${companyId} and ${reportChanges.dimension} = ${dimension}
      ${formIds ? sql`and ${reportChanges.formId} = any(${uuids(formIds)})` : sql``} ${changed}
  ) as counted group by 1, 2 having sum(count) <> 0`

const keptForm = ({ formIds }: Scope): SQL =>
  formIds ? sql`${reportCounts.formId} = any(${uuids(formIds)})` : sql`${reportCounts.formId} = ${allForms}::uuid`

const bounded = (column: SQL, { from, to }: Period, type: 'date' | 'text'): SQL => sql`
  ${from === undefined ? sql`` : sql`and ${column} >= ${from}::${sql.raw(type)}`}
  ${to === undefined ? sql`` : sql`and ${column} <= ${to}::${sql.raw(type)}`}`
