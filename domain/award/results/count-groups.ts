import { and, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'
import { type ApplicationSearch, matching, withStatus } from '#domain/review/application-search/application-filters.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { joinSearchTables } from '#domain/review/application-search/join-search-tables.ts'
import { isKept } from '#domain/review/application-search/kept-counts.ts'
import { resolveMine } from '#domain/review/application-search/resolve-mine.ts'
import { countKept, type GroupCount, keptResults } from './kept-results.ts'

/** The numbers of groups: from the kept counts if the filters allow it, otherwise counted. */
export async function countGroups(
  caller: Caller,
  ids: FormIds,
  groups: readonly { readonly filters: Partial<ApplicationFilters> }[],
): Promise<readonly GroupCount[]> {
  const { companyId, formId } = ids
  const searches = await Promise.all(
    groups.map(({ filters }) => foldedFilters(database(), resolveMine(caller, { ...filters, companyId, formId }))),
  )
  const kept = await keptResults(ids)
  const counted = await countAnew(searches.filter((search) => !isKept(search)))
  return searches.map((search) => (isKept(search) ? countKept(kept, search) : (counted.get(search) ?? nobody)))
}

const nobody: GroupCount = { count: 0, published: 0, undecided: 0 }

/** Counts all of them in one statement. */
async function countAnew(searches: readonly ApplicationSearch[]): Promise<Map<ApplicationSearch, GroupCount>> {
  if (searches.length === 0) return new Map()
  const { rows } = await database().execute<{ [K in keyof GroupCount]: number } & { at: number }>(
    sql.join(
      searches.map((search, at) => sql`(${counting(search, at)})`),
      sql` union all `,
    ),
  )
  return new Map(rows.flatMap(({ at, ...numbers }) => (searches[at] ? [[searches[at], numbers]] : [])))
}

function counting(search: ApplicationSearch, at: number): SQL {
  const { status, resultPublishedAt } = applications
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const found = database()
    .select({
      at: sql<number>`${sql.raw(String(at))}`.as('at'),
      count: sql<number>`count(*)::int`.as('count'),
      published: where(sql`${resultPublishedAt} is not null`).as('published'),
      undecided: where(sql`${status} not in ${decisionList}`).as('undecided'),
    })
    .from(applications)
    .where(and(matching(search), withStatus(search)))
    .$dynamic()
  return sql`${joinSearchTables(found, search)}`
}
