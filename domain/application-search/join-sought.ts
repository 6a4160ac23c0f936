import { eq } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { type ApplicationSearch, bySender } from './application-filters.ts'

/** Joins to applications what a search looks into: names or snapshots, each only if the filters or the order need it. */
export function joinSought<Rows extends PgSelect>(rows: Rows, search: ApplicationSearch, isOrdered = false): Rows {
  if (search.search !== undefined) rows.innerJoin(names, eq(names.applicationId, applications.id))
  if (isOrdered || bySender(search)) rows.innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
  return rows
}
