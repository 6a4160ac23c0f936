import { and, type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import {
  type ApplicationSearch,
  bySender,
  isOfNames,
  matching,
  matchingNames,
} from '#domain/review/application-search/application-filters.ts'
import type { Counted } from './counted.ts'
import { type Dimension, groupingOf } from './dimensions.ts'
import { isIn, type Period } from './period.ts'

interface Asked {
  readonly search: ApplicationSearch
  readonly period: Period
  readonly groupBy?: Dimension | undefined
  readonly questionId?: string | undefined
  /** Few applications match, so an index finds their snapshots. */
  readonly isRare?: boolean
}

/**
 * Counts matching applications by status and group from rows: from the narrow `application_names` if they have all
 * columns.
 */
export async function countApplications(asked: Asked): Promise<Counted[]> {
  const { search, groupBy, isRare } = asked
  const isNarrow = !isRare && isOfNames(search) && !inNoName.includes(groupBy)
  const { rows } = await database().execute<{ key: string | null; status: string; count: number }>(
    isNarrow ? fromNames(asked) : fromApplications(asked),
  )
  return rows
}

const inNoName: readonly (Dimension | undefined)[] = ['answer', 'decision', 'decider']

function fromNames({ search, period, groupBy, questionId }: Asked): SQL {
  const grouping = groupBy && groupingOf(groupBy, { ...narrow, questionId })
  return sql`
    select ${grouping?.key ?? sql`null`} as key, ${names.status} as status, count(*)::int as count
    from ${names} ${grouping?.joins ?? nothing}
    where ${and(matchingNames(search), sql`${names.status} <> 'Draft'`, isIn(narrow.moment, period))}
    group by 1, 2`
}

function fromApplications({ search, period, groupBy, questionId }: Asked): SQL {
  const grouping = groupBy && groupingOf(groupBy, { ...own, questionId })
  const looksIntoSnapshots = grouping?.ofSnapshot || bySender(search) !== undefined
  return sql`
    select ${grouping?.key ?? sql`null`} as key, ${applications.status} as status, count(*)::int as count
    from ${applications}
    ${search.search === undefined ? nothing : sql`join ${names} on ${names.applicationId} = ${applications.id}`}
    ${looksIntoSnapshots ? sql`left join ${snapshots} on ${snapshots.applicationId} = ${applications.id}` : nothing}
    ${grouping?.joins ?? nothing}
    where ${and(matching(search), sql`${applications.status} <> 'Draft'`, isIn(own.moment, period))}
    group by 1, 2`
}

const nothing = sql``

const own = {
  applicationId: sql`${applications.id}`,
  status: sql`${applications.status}`,
  moment: sql`${applications.submittedAt}`,
  formId: sql`${applications.formId}`,
}

const narrow = {
  applicationId: sql`${names.applicationId}`,
  status: sql`${names.status}`,
  moment: sql`${names.submittedAt}`,
  formId: sql`${names.formId}`,
  names,
}
