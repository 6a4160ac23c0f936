import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CountedFilter } from '#contract/review/counted-filters.ts'
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
  withStatus,
} from '../application-filters.ts'
import { byDesk } from '../desk-filters.ts'
import { joinSearchTables } from '../join-search-tables.ts'
import { ofSamePerson } from '../same-person.ts'
import { columnNames, columns } from './columns.ts'

/** Each column under its own name, by which `countColumns` finds it. */
const named = Object.fromEntries(columnNames.map((name) => [name, sql`${columns[name]}`.as(name)]))
const read = { applicationId: names.applicationId, status: names.status, ...named }

/**
 * CTEs of what the list shows, and of what it would show without each of the chosen filters, named after the filter.
 * Each filter is tested once per application, as a flag: joining filters repeatedly would take longer to plan than to
 * count.
 */
export function samplesOf(search: ApplicationSearch, chosen: readonly CountedFilter[]): SQL[] {
  const rest = { ...search, ...Object.fromEntries(chosen.flatMap(together).map((name) => [name, undefined])) }
  const flags = chosen.map((name) => ({ name, column: sql.identifier(`is ${name}`) }))
  const met = Object.fromEntries(
    chosen.map((name) => [`is ${name}`, sql`(${isMet(name, search)}) is true`.as(`is ${name}`)]),
  )
  const asks = chosen.every((name) => Object.hasOwn(columns, name)) && isOfNames(rest) ? ofNames : ofApplications
  const without = (left: string | undefined): SQL =>
    sql.join([sql`true`, ...flags.flatMap(({ name, column }) => (name === left ? [] : column))], sql` and `)
  return [
    sql`each_one as materialized (${asks(rest, { ...read, ...met }, chosen).getSQL()})`,
    sql`shown as (select * from each_one where ${without(undefined)})`,
    ...chosen.map((name) => sql`${sql.identifier(name)} as (select * from each_one where ${without(name)})`),
  ]
}

/** The fields of a filter: documents, their types and names are one condition, and “mine” needs the account. */
function together(name: CountedFilter): readonly (keyof ApplicationSearch)[] {
  if (name === 'documents') return ['documents', 'documentTypeId', 'documentName']
  return name === 'mine' ? ['mine', 'me'] : [name]
}

function isMet(name: CountedFilter, search: ApplicationSearch): SQL | undefined {
  const { companyId, formId } = search
  if (name === 'samePerson') return ofSamePerson(formId)
  if (isColumn(name)) return inArray(columns[name], [...(search[name] ?? [])])
  return byDesk({ companyId, formId, ...Object.fromEntries(together(name).map((field) => [field, search[field]])) })
}

const isColumn = (name: CountedFilter): name is (typeof columnNames)[number] => Object.hasOwn(columns, name)

type Read = Readonly<Record<string, PgColumn | SQL.Aliased>>

/** From the narrow rows of `application_names`, if they have all the columns. */
const ofNames = (search: ApplicationSearch, fields: Read) =>
  database()
    .select(fields)
    .from(names)
    .where(and(matchingNames(search), withStatus(search, names)))

function ofApplications(search: ApplicationSearch, fields: Read, chosen: readonly CountedFilter[]) {
  const rows = database().select(fields).from(applications).$dynamic()
  if (search.search === undefined) rows.innerJoin(names, eq(names.applicationId, applications.id))
  if (chosen.includes('samePerson') && !bySender(search))
    rows.innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
  // The form is compared in both tables, so that the indexes of both can be used.
  return joinSearchTables(rows, search).where(
    and(eq(names.formId, search.formId), matching(search), withStatus(search)),
  )
}
