import { type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { allForms, allTime, reportChanges, reportCounts } from '#database/schema/reports/report-counts.ts'
import { uuids } from '#database/uuids.ts'
import type { Scope } from '../asked-forms.ts'
import type { Counted } from '../assemble.ts'
import type { Dimension } from '../dimensions.ts'
import type { Period } from '../period.ts'

/** What of a report is kept: whole months and all time by everything that an application itself says, days by their number. */
const columns = {
  step: reportChanges.stepId,
  university: reportChanges.universityId,
  faculty: reportChanges.facultyId,
  city: reportChanges.cityId,
  class: reportChanges.classId,
  level: reportChanges.level,
  gender: reportChanges.gender,
  ageBand: reportChanges.ageBand,
  fit: reportChanges.fit,
  source: reportChanges.source,
} as const

type KeptColumn = keyof typeof columns

export const isColumn = (dimension: Dimension | undefined): dimension is KeptColumn =>
  dimension !== undefined && dimension in columns

/** Counts from what is kept and from what was not added to it yet, in one statement: nothing is missed or counted twice. */
async function summed(key: SQL, kept: SQL, changes: SQL, changedKey: SQL): Promise<Counted[]> {
  const { rows } = await database().execute<{ key: string | null; status: string; count: number }>(sql`
    select nullif(key, '') as key, status, sum(count)::int as count from (
      select ${key} as key, ${reportCounts.status} as status, ${reportCounts.count} as count from ${reportCounts} where ${kept}
      union all
      select ${changedKey}, ${reportChanges.status}, ${reportChanges.difference} from ${reportChanges} where ${changes}
    ) as counted group by 1, 2 having sum(count) <> 0`)
  return rows
}

/** In the groups of something that an application says, of whole months or of all time. */
export function keptByColumn(scope: Scope, dimension: KeptColumn, months: Period | undefined): Promise<Counted[]> {
  const { month } = reportCounts
  const isMonth = months
    ? sql`${month} > ${allTime}::date ${bounded(sql`${month}`, months)}`
    : sql`${month} = ${allTime}::date`
  return summed(
    sql`${reportCounts.key}`,
    sql`${keptOf(scope, dimension)} and ${isMonth}`,
    sql`${changesOf(scope)} ${months ? bounded(sql`${reportChanges.day}`, months) : sql``}`,
    sql`coalesce(${columns[dimension]}::text, '')`,
  )
}

/** By days, or by weeks, months, forms or nothing at all: all from the counts of days. */
export function keptByDay(scope: Scope, dimension: Dimension | undefined, period: Period): Promise<Counted[]> {
  const keyOf = (day: SQL, formId: SQL): SQL => {
    if (dimension === 'day') return sql`${day}::text`
    if (dimension === 'week') return sql`date_trunc('week', ${day}::timestamp)::date::text`
    if (dimension === 'month') return sql`to_char(${day}, 'YYYY-MM')`
    return dimension === 'form' ? sql`${formId}::text` : sql`''`
  }
  const day = sql`${reportCounts.key}::date`
  const isForm =
    dimension === 'form' && !scope.formIds ? sql`${reportCounts.formId} <> ${allForms}::uuid` : formOf(scope)
  return summed(
    keyOf(day, sql`${reportCounts.formId}`),
    // As texts days are in the same order, and the index is used.
    sql`${reportCounts.companyId} = ${scope.companyId} and ${reportCounts.dimension} = 'day' and ${isForm}
      and ${reportCounts.month} = ${allTime}::date ${bounded(sql`${reportCounts.key}`, period, 'text')}`,
    sql`${changesOf(scope)} ${bounded(sql`${reportChanges.day}`, period)}`,
    keyOf(sql`${reportChanges.day}`, sql`${reportChanges.formId}`),
  )
}

const keptOf = (scope: Scope, dimension: string): SQL =>
  sql`${reportCounts.companyId} = ${scope.companyId} and ${reportCounts.dimension} = ${dimension} and ${formOf(scope)}`

const formOf = ({ formIds }: Scope): SQL =>
  formIds ? sql`${reportCounts.formId} = any(${uuids(formIds)})` : sql`${reportCounts.formId} = ${allForms}::uuid`

const changesOf = ({ companyId, formIds }: Scope): SQL =>
  sql`${reportChanges.companyId} = ${companyId} ${formIds ? sql`and ${reportChanges.formId} = any(${uuids(formIds)})` : sql``}`

const bounded = (column: SQL, { from, to }: Period, type: 'date' | 'text' = 'date'): SQL => sql`
  ${from === undefined ? sql`` : sql`and ${column} >= ${from}::${sql.raw(type)}`}
  ${to === undefined ? sql`` : sql`and ${column} <= ${to}::${sql.raw(type)}`}`
