import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { ApplicationStatus } from '#contract/applications/application-status.ts'
import type { Input } from '#contract/call.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applications, applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { bySender, matching, withStatus } from './application-filters.ts'
import { fullName } from './full-name.ts'

type Asked = Input<typeof searchApplications>

export interface FoundApplication {
  readonly id: string
  readonly status: ApplicationStatus
}

/**
 * One page of what is asked for. Only ids are skipped over; the rest is read for the rows that are shown. A list that is
 * sorted by what not everybody has comes in two parts, so that each is read in the order of an index.
 */
export async function findPage(asked: Asked): Promise<FoundApplication[]> {
  const page: FoundApplication[] = []
  let skipped = (asked.pageNumber - 1) * asked.pageSize
  for (const part of partsOf(asked)) {
    const found = await rowsOf(asked, part, asked.pageSize - page.length, skipped)
    page.push(...found)
    if (page.length === asked.pageSize) break
    // The next part goes on where this one ended.
    skipped = skipped === 0 || found.length > 0 ? 0 : skipped - (await sizeOf(asked, part))
  }
  return page
}

interface Part {
  readonly where?: SQL | undefined
  readonly order: readonly SQL[]
  /** The same of what was handed in alone, where that is in the order of an index. */
  readonly handedIn?: SQL | undefined
}

async function rowsOf(asked: Asked, part: Part, limit: number, offset: number): Promise<FoundApplication[]> {
  if (part.handedIn && offset >= deep && !bySender(asked)) return deepRowsOf(asked, part, limit, offset)
  return from(asked)
    .where(and(matching(asked), withStatus(asked), part.where))
    .orderBy(...part.order)
    .limit(limit)
    .offset(offset)
}

/** From here on it is quicker to know all that may be shown than to look at each that is skipped. */
const deep = 1000

/** Skips over the entries of an index: no row is read that is not shown. */
async function deepRowsOf(
  asked: Asked,
  { handedIn, order }: Part,
  limit: number,
  offset: number,
): Promise<FoundApplication[]> {
  const { id, status } = applications
  const open = database()
    .select({ id })
    .from(applications)
    .where(and(matching(asked), withStatus(asked)))
  const rows = await database()
    .select({ id: snapshots.applicationId })
    .from(snapshots)
    // `is true` keeps it a test of each entry: of a join the planner would have to sort what comes out.
    .where(and(handedIn, sql`(${snapshots.applicationId} in (${open})) is true`))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => row.id)
  const standing = await database().select({ id, status }).from(applications).where(inArray(id, ids))
  const byId = new Map(standing.map((one) => [one.id, one]))
  return ids.flatMap((one) => byId.get(one) ?? [])
}

async function sizeOf(asked: Asked, { where }: Part): Promise<number> {
  const rows = from(asked)
    .where(and(matching(asked), withStatus(asked), where))
    .as('rows')
  return database().$count(rows)
}

/** What was handed in is read only where it is asked about. */
function from(asked: Asked) {
  const { id, status } = applications
  const rows = database().select({ id, status }).from(applications).$dynamic()
  return asked.sort === 'name' || asked.sort === 'gpa' || bySender(asked)
    ? rows.innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
    : rows
}

/** Of what is equal the order is fixed, so that no page repeats or leaves out what another shows. */
function partsOf({ sort, direction, formId }: Asked): readonly Part[] {
  const by = direction === 'down' ? desc : asc
  const ofForm = eq(snapshots.formId, formId)
  const graded = and(ofForm, isNotNull(snapshots.gpa))
  switch (sort) {
    case 'submitted':
      return [{ order: direction === 'down' ? newest : oldest }]
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
  }
}

/** Word for word as their indexes have it, which are read both ways. */
const newest = [sql`${applications.submittedAt} desc nulls last`, asc(applications.id)]
const oldest = [sql`${applications.submittedAt} asc nulls first`, desc(applications.id)]
const standing = sql`array_position(array[${sql.raw(ApplicationStatus.options.map((one) => `'${one}'`).join())}], ${applications.status})`
