import { and, type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { type ApplicationSearch, bySender, matching } from '#domain/application-search/application-filters.ts'
import type { Counted } from './assemble.ts'
import { type Dimension, groupingOf } from './dimensions.ts'
import { isIn, type Period } from './period.ts'

interface Asked {
  readonly search: ApplicationSearch
  readonly period: Period
  readonly groupBy?: Dimension | undefined
  readonly questionId?: string | undefined
}

/** Counts the applications that match by their status, and in groups, from their rows. */
export async function countApplications({ search, period, groupBy, questionId }: Asked): Promise<Counted[]> {
  const grouping = groupBy && groupingOf(groupBy, { ...own, questionId })
  const looksIntoSnapshots = grouping?.ofSnapshot || bySender(search) !== undefined
  const { rows } = await database().execute<{ key: string | null; status: string; count: number }>(sql`
    select ${grouping?.key ?? sql`null`} as key, ${applications.status} as status, count(*)::int as count
    from ${applications}
    ${search.search === undefined ? nothing : sql`join ${names} on ${names.applicationId} = ${applications.id}`}
    ${looksIntoSnapshots ? sql`left join ${snapshots} on ${snapshots.applicationId} = ${applications.id}` : nothing}
    ${grouping?.joins ?? nothing}
    where ${and(matching(search), isNoDraft, isIn(own.moment, period))}
    group by 1, 2`)
  return rows
}

const nothing = sql``
const isNoDraft: SQL = sql`${applications.status} <> 'Draft'`

const own = {
  applicationId: sql`${applications.id}`,
  status: sql`${applications.status}`,
  moment: sql`${applications.submittedAt}`,
  formId: sql`${applications.formId}`,
}
