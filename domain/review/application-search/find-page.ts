import { and, asc, type Column, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'
import { database, planned } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { bySender, isOnlyNamed, looksBeyond, matching, matchingNames, withStatus } from './application-filters.ts'
import { fullName } from './full-name.ts'
import { joinSearchTables } from './join-search-tables.ts'

type Search = Input<typeof searchApplications> & Ordered & { readonly me?: string | undefined }

interface Ordered {
  /** The sort value of answers (`answerOrder`), if the list is sorted by a question. */
  readonly byAnswer?: SQL | undefined
}

export interface FoundApplication {
  readonly id: string
  readonly status: ApplicationStatus
}

export interface FoundPage {
  readonly applications: readonly FoundApplication[]
  /** How many matches have been withdrawn, if reading the page already counted them. */
  readonly withdrawn?: number
}

/**
 * One page of matching applications. `offset` skips ids only; the columns are read for the shown rows. A list sorted by
 * a nullable value is read in two parts, so that each follows the order of an index.
 */
export async function findPage(search: Search): Promise<FoundPage> {
  return (await firstNames(search)) ?? { applications: await readPage(search) }
}

async function readPage(search: Search): Promise<FoundApplication[]> {
  const page: FoundApplication[] = []
  let skipped = (search.pageNumber - 1) * search.pageSize
  for (const part of partsOf(search)) {
    const found = await readRows(search, part, search.pageSize - page.length, skipped)
    page.push(...found)
    if (page.length === search.pageSize) break
    // The second part continues where the first one ended.
    skipped = skipped === 0 || found.length > 0 ? 0 : skipped - (await sizeOf(search, part))
  }
  return page
}

interface Part {
  readonly where?: SQL | undefined
  readonly order: readonly SQL[]
  /** The same conditions on the snapshots alone, if an index has them in this order. */
  readonly handedIn?: SQL | undefined
}

async function readRows(search: Search, part: Part, limit: number, offset: number): Promise<FoundApplication[]> {
  if (isOnlyNamed(search) && search.sort === 'submitted')
    return readNames(search, withStatus(search, names), limit, offset)
  if (part.handedIn && offset >= deep && !bySender(search) && search.search === undefined)
    return readDeepRows(search, part, limit, offset)
  return from(search)
    .where(and(matching(search), withStatus(search), part.where))
    .orderBy(...part.order)
    .limit(limit)
    .offset(offset)
}

/** Reads only the narrow rows of `application_names`. */
const readNames = (
  search: Search,
  where: SQL | undefined,
  limit: number,
  offset: number,
): Promise<FoundApplication[]> =>
  database()
    .select({ id: names.applicationId, status: names.status })
    .from(names)
    .where(and(matchingNames(search), where))
    .orderBy(...bySubmitted(search.direction, names.submittedAt, names.applicationId))
    .limit(limit)
    .offset(offset)

/**
 * The first page of a search by name, reading withdrawn applications too: most names are rare, so this also counts all
 * matches. Undefined if the search is of another kind, or if withdrawn ones leave the page incomplete.
 */
async function firstNames(search: Search): Promise<FoundPage | undefined> {
  const { sort, status, pageNumber, pageSize } = search
  if (!isOnlyNamed(search) || sort !== 'submitted' || status || pageNumber > 1) return undefined
  const most = Math.ceil(1.5 * pageSize)
  const rows = await readNames(search, undefined, most, 0)
  const standing = rows.filter((row) => row.status !== 'Withdrawn')
  if (rows.length < most && standing.length <= pageSize)
    return { applications: standing, withdrawn: rows.length - standing.length }
  return standing.length < pageSize ? undefined : { applications: standing.slice(0, pageSize) }
}

/** From this offset on it is quicker to find all matching ids first than to test each skipped row. */
const deep = 1000

/** Skips index entries only, without reading the rows that are not shown. */
async function readDeepRows(
  search: Search,
  { handedIn, order }: Part,
  limit: number,
  offset: number,
): Promise<FoundApplication[]> {
  const { id, status } = applications
  const open = database()
    .select({ id })
    .from(applications)
    .where(and(eq(id, snapshots.applicationId), matching(search), withStatus(search)))
  const rows = await database()
    .select({ id: snapshots.applicationId })
    .from(snapshots)
    // `is true` keeps this a filter on each index entry: a join would have to be sorted afterwards. `exists` instead of
    // `in`: the planner hashes all matching ids if they fit its memory, or looks each up by its key.
    .where(and(handedIn, sql`${exists(open)} is true`))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => row.id)
  const standing = await database().select({ id, status }).from(applications).where(inArray(id, ids))
  const byId = new Map(standing.map((application) => [application.id, application]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function sizeOf(search: Search, { where }: Part): Promise<number> {
  const rows = from(search)
    .where(and(matching(search), withStatus(search), where))
    .as('rows')
  return database().$count(rows)
}

function from(search: Search) {
  const { id, status } = applications
  // Filters on people, answers or the desk change which plan is best; without them it is always the same and can be
  // kept.
  const db = looksBeyond(search) ? database() : planned()
  const rows = db.select({ id, status }).from(applications).$dynamic()
  return joinSearchTables(rows, search, search.sort)
}

/** Ties are broken by id, so that no page repeats or skips a row. */
function partsOf({ sort, direction, formId, byAnswer }: Search): readonly Part[] {
  const by = direction === 'down' ? desc : asc
  const ofForm = eq(snapshots.formId, formId)
  const graded = and(ofForm, isNotNull(snapshots.gpa))
  switch (sort) {
    case 'submitted':
      return [{ order: bySubmitted(direction, applications.submittedAt, applications.id) }]
    case 'status':
      return [{ order: [by(standing), ...newest] }]
    case 'name':
      return [{ where: ofForm, order: [by(fullName), by(snapshots.applicationId)], handedIn: ofForm }]
    case 'gpa':
      return [
        {
          where: graded,
          order: [by(snapshots.gpa), by(snapshots.applicationId)],
          handedIn: graded,
        },
        { where: isNull(snapshots.gpa), order: newest },
      ]
    default:
      return [{ order: wholeOrder({ sort, direction, byAnswer }) }]
  }
}

/** The same order in one piece, for readers of the whole list. */
export function wholeOrder({ sort, direction, byAnswer }: Pick<Search, 'sort' | 'direction'> & Ordered): SQL[] {
  const by = direction === 'down' ? desc : asc
  const { gpa, applicationId } = snapshots
  switch (sort) {
    case 'submitted':
      return bySubmitted(direction, applications.submittedAt, applications.id)
    case 'status':
      return [by(standing), ...newest]
    case 'name':
      return [by(fullName), by(applicationId)]
    case 'gpa': {
      const isGraded = sql`case when ${gpa} is not null then ${applicationId} end`
      return [sql`${gpa} is null`, by(gpa), by(isGraded), ...newest]
    }
    case 'age':
      return [knownFirst(sql`${snapshots.birthDate}`, direction === 'down' ? 'up' : 'down'), ...newest]
    case 'interviewScore':
      return [knownFirst(sql`scored.score`, direction), ...newest]
    default:
      return [...(byAnswer ? [knownFirst(byAnswer, direction)] : []), ...newest]
  }
}

/** Applications without a value come last in both directions. */
const knownFirst = (value: SQL, direction: Search['direction']): SQL =>
  direction === 'down' ? sql`${value} desc nulls last` : sql`${value} asc nulls last`

/** The same expressions as in the indexes, which can be read in both directions. */
const bySubmitted = (direction: Search['direction'], submittedAt: Column, id: Column): SQL[] =>
  direction === 'down'
    ? [sql`${submittedAt} desc nulls last`, asc(id)]
    : [sql`${submittedAt} asc nulls first`, desc(id)]

const newest = bySubmitted('down', applications.submittedAt, applications.id)
const standing = sql`array_position(array[${sql.raw(ApplicationStatus.options.map((status) => `'${status}'`).join())}], ${applications.status})`
