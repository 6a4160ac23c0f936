import { eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { questionOf } from '#contract/review/list-columns.ts'
import type { ListSortKey } from '#contract/review/list-sort.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { scoresOfForm } from '#domain/applying/applications/interview-score.ts'
import { type ApplicationSearch, bySender } from './application-filters.ts'

/**
 * Joins the tables that a search reads (names, snapshots, interview scores), each only if the filters or the order need
 * it.
 */
export function joinSearchTables<Rows extends PgSelect>(
  rows: Rows,
  search: ApplicationSearch,
  sort?: ListSortKey,
): Rows {
  if (search.search !== undefined) rows.innerJoin(names, eq(names.applicationId, applications.id))
  if (isInSnapshot(sort) || bySender(search)) rows.innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
  if (sort === 'interviewScore')
    rows.leftJoin(sql`(${scoresOfForm(search.formId)}) as scored`, sql`scored.application_id = ${applications.id}`)
  return rows
}

const isInSnapshot = (sort: ListSortKey | undefined): boolean =>
  sort === 'name' || sort === 'gpa' || sort === 'age' || questionOf(sort ?? '') !== undefined
