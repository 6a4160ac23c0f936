import { and, eq, type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import {
  closedReportCounts as counts,
  closedReportPeriods as periods,
} from '#database/schema/reports/closed-report-periods.ts'
import { uuids } from '#database/uuids.ts'
import type { Scope } from '../asked-forms.ts'
import type { ClosedSums, Counted } from '../counted.ts'
import type { Dimension } from '../dimensions.ts'
import type { Period } from '../period.ts'

/**
 * The closed periods of these forms that end in this period. Each counts as a whole, so periods of two reports never
 * overlap in part.
 */
const areMeant = ({ companyId, formIds, from, to }: Scope & Period): SQL | undefined =>
  and(
    eq(periods.companyId, companyId),
    formIds && sql`${periods.formId} = any(${uuids(formIds)})`,
    from === undefined ? undefined : sql`${periods.to} >= ${from}::date`,
    to === undefined ? undefined : sql`${periods.to} <= ${to}::date`,
  )

/** The kept numbers of closed periods by one dimension; groups are not split by status. */
export async function closedCounts(
  of: Scope & Period,
  groupBy: Dimension | 'begun' | 'seen' | undefined,
): Promise<Counted[]> {
  const { rows } = await database().execute<{ key: string | null; count: number }>(sql`
    select ${keyOf(groupBy)} as key, sum(${counts.told})::int as count
    from ${periods} join ${counts} on ${counts.periodId} = ${periods.id}
    where ${and(areMeant(of), eq(counts.dimension, keptAs(groupBy)))}
    group by 1 having sum(${counts.told}) > 0`)
  return rows.map(({ key, count }) => ({ key, count, status: groupBy === 'status' ? (key ?? '') : 'Submitted' }))
}

function keyOf(groupBy: Dimension | 'begun' | 'seen' | undefined): SQL {
  if (groupBy === undefined) return sql`null`
  if (groupBy === 'form') return sql`${periods.formId}::text`
  if (groupBy === 'week') return sql`date_trunc('week', ${counts.key}::timestamp)::date::text`
  if (groupBy === 'month') return sql`left(${counts.key}, 7)`
  return sql`nullif(${counts.key}, '')`
}

const keptAs = (groupBy: Dimension | 'begun' | 'seen' | undefined): string =>
  groupBy === undefined || groupBy === 'form' || groupBy === 'week' || groupBy === 'month' ? 'day' : groupBy

export async function closedSums(of: Scope & Period): Promise<ClosedSums> {
  const [all, statuses, days] = await Promise.all([
    closedCounts(of, undefined),
    closedCounts(of, 'status'),
    database()
      .select({
        from: sql<string | null>`min(${periods.from})::text`,
        to: sql<string | null>`max(${periods.to})::text`,
      })
      .from(periods)
      .where(areMeant(of)),
  ])
  return {
    total: all[0]?.count ?? 0,
    byStatus: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    days: days[0] ?? { from: null, to: null },
  }
}
