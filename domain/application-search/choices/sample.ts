import { and, eq, type SQL, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applications } from '#database/schema/applications.ts'
import { type ApplicationSearch, isOfNames, matching, matchingNames, withStatus } from '../application-filters.ts'
import { joinSought } from '../join-sought.ts'
import { columnNames, columns } from './columns.ts'

/** What a search finds, under a name by which it is counted more than once: from the narrow rows of names alone where these know it all. */
export function sampleOf(name: string, search: ApplicationSearch): SQL {
  const found = isOfNames(search) ? ofNames(search) : ofApplications(search)
  return sql`${sql.identifier(name)} as materialized (${found.getSQL()})`
}

/** Each under its own name, by which `countColumns` knows it. */
const named = Object.fromEntries(columnNames.map((name) => [name, sql`${columns[name]}`.as(name)]))
const read = { applicationId: names.applicationId, status: names.status, ...named }

const ofNames = (search: ApplicationSearch) =>
  database()
    .select(read)
    .from(names)
    .where(and(matchingNames(search), withStatus(search, names)))

function ofApplications(search: ApplicationSearch) {
  const rows = database().select(read).from(applications).$dynamic()
  if (search.search === undefined) rows.innerJoin(names, eq(names.applicationId, applications.id))
  return joinSought(rows, search).where(and(matching(search), withStatus(search)))
}
