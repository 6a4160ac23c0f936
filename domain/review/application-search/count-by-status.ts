import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applications } from '#database/schema/applications.ts'
import { isIndexed } from './answer-filter.ts'
import { isOnlyNamed, looksBeyond, matching, matchingNames } from './application-filters.ts'
import type { FoundApplication, FoundPage } from './find-page.ts'
import { joinSearchTables } from './join-search-tables.ts'
import { isKept, type KeptCounts } from './kept-counts.ts'

type Search = Input<typeof searchApplications> & { readonly me?: string | undefined }
type Counts = Record<ApplicationStatus, number>

interface Counted {
  readonly counts: Counts
  readonly total: number
  readonly isExact: boolean
}

/**
 * How many applications match in each status, whichever status the list shows. Counted in JavaScript if the page holds
 * all matches.
 */
export async function countByStatus(
  search: Search,
  { applications: page, withdrawn }: FoundPage,
  kept: KeptCounts,
): Promise<Counted> {
  const { status, pageNumber, pageSize, countUpTo, answers } = search
  const seen = page.length > 0 ? (pageNumber - 1) * pageSize + page.length : 0
  if (status === undefined && pageNumber === 1 && page.length < pageSize)
    return {
      counts: { ...countedIn(page), Withdrawn: withdrawn ?? (await countWithdrawn(search)) },
      total: seen,
      isExact: true,
    }
  if (countUpTo !== undefined && answers && !answers.every(isIndexed))
    return { counts: countedIn(page), total: seen, isExact: false }
  const counts = isKept(search) ? byStatus(kept) : await countAll(search)
  const total = sumOf(counts, status ?? notWithdrawn)
  const isExact = sumOf(counts, ApplicationStatus.options) <= (mostCounted(search) ?? Number.POSITIVE_INFINITY)
  return { counts, isExact, total: isExact ? total : Math.max(total, seen) }
}

/**
 * Filters beyond the application's own row are counted up to a limit; without them an index alone counts all quickly.
 */
const mostCounted = (search: Search) => (looksBeyond(search) ? search.countUpTo : undefined)

const notWithdrawn = ApplicationStatus.options.filter((status) => status !== 'Withdrawn')

/** Counts the withdrawn applications, which the page leaves out. */
const countWithdrawn = (search: Search): Promise<number> =>
  database().$count(foundBy(search, 'Withdrawn').as('withdrawn'))

function foundBy(search: Search, status?: ApplicationStatus) {
  if (isOnlyNamed(search))
    return database()
      .select({ status: names.status })
      .from(names)
      .where(and(matchingNames(search), status && eq(names.status, status)))
      .$dynamic()
  const found = database()
    .select({ status: applications.status })
    .from(applications)
    .where(and(matching(search), status && eq(applications.status, status)))
  return joinSearchTables(found.$dynamic(), search)
}

async function countAll(search: Search): Promise<Counts> {
  const found = foundBy(search)
  const most = mostCounted(search)
  if (most !== undefined) found.limit(most + 1)
  const rows = found.as('found')
  const counts = await database()
    .select({ status: rows.status, count: sql<number>`count(*)` })
    .from(rows)
    .groupBy(rows.status)
  return byStatus(counts)
}

const byStatus = (counts: readonly { readonly status: ApplicationStatus; readonly count: number }[]): Counts => ({
  ...nothing,
  ...Object.fromEntries(counts.map(({ status, count }) => [status, count])),
})

function countedIn(page: readonly FoundApplication[]): Counts {
  const counts = { ...nothing }
  for (const { status } of page) counts[status] += 1
  return counts
}

const nothing: Counts = {
  Draft: 0,
  Submitted: 0,
  InReview: 0,
  Shortlisted: 0,
  Approved: 0,
  Reserve: 0,
  Rejected: 0,
  Withdrawn: 0,
}

const sumOf = (counts: Counts, statuses: readonly ApplicationStatus[]) =>
  [...new Set(statuses)].reduce((sum, one) => sum + counts[one], 0)
