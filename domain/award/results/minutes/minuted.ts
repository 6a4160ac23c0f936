import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Decision } from '#contract/results/result-states.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { type ApplicationSearch, matching } from '#domain/review/application-search/application-filters.ts'
import { joinSearchTables } from '#domain/review/application-search/join-search-tables.ts'

/** The applications whose decisions the minutes list. */
export const isMinuted = (search: ApplicationSearch, decisions: readonly Decision[]) => {
  const sought = database().select({ id: applications.id }).from(applications).where(matching(search)).$dynamic()
  return and(
    inArray(applications.status, [...decisions]),
    sql`${applications.id} in (${joinSearchTables(sought, search)})`,
  )
}

/**
 * Those applications in the order of the minutes: by decision, reserves in the order in which they move up, others by
 * name.
 */
export const readMinuted = (search: ApplicationSearch, decisions: readonly Decision[], most: number) =>
  database()
    .select({
      id: applications.id,
      decision: sql<Decision>`${applications.status}`,
      name: snapshots.name,
      surname: snapshots.surname,
    })
    .from(applications)
    .innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
    .leftJoin(results, eq(results.applicationId, applications.id))
    .where(isMinuted(search, decisions))
    .orderBy(
      sql`array_position(${sql.param(Decision.options)}::text[], ${applications.status})`,
      sql`case when ${applications.status} = 'Reserve' then ${results.reservePlace} end nulls last`,
      sql`case when ${applications.status} = 'Reserve' then ${applications.submittedAt} end`,
      sql`${snapshots.name} collate turkish`,
      sql`${snapshots.surname} collate turkish`,
      asc(applications.id),
    )
    .limit(most)
