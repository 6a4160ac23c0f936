import { and, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { listParticipants as call } from '#contract/participants/participants.ts'
import { type Database, database, planned } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { byStatus, keptCounts, sumOf } from './kept-participant-counts.ts'
import { listedParticipants } from './listed-participants.ts'
import { beyondStanding, matching, withStatus } from './participant-conditions.ts'

type Search = Input<typeof call>

/** Counting stops here if the kept counts cannot answer. */
const mostCounted = 10_000

export async function listParticipants(caller: Caller, input: Search): Promise<Output<typeof call>> {
  const { companyId, formId, status, pageNumber, pageSize } = input
  const search = await foldedFilters(database(), input)
  const [{ ids, counts }] = await Promise.all([
    beyondStanding(search) ? findSought(search) : findStanding(search),
    formId === undefined ? undefined : formNumberOf(database(), { companyId, formId }),
  ])
  const isExact = beyondStanding(search) === undefined || sumOf(counts) <= mostCounted
  const items = await listedParticipants(caller.language, ids)
  const seen = items.length > 0 ? (pageNumber - 1) * pageSize + items.length : 0
  const total = sumOf(counts, status)
  return { items, total: isExact ? total : Math.max(total, seen), pageNumber, pageSize, counts, isExact }
}

/** Filters that the kept counts know: the plan is always the same and can be kept. */
async function findStanding(search: Search) {
  const [ids, counts] = await Promise.all([findPage(planned(), search), keptCounts(search)])
  return { ids, counts }
}

/**
 * Filters on people, tags or terms: matches are found once, for the page and for the count of each status. If there are
 * too many to count, the page is read separately in index order.
 */
async function findSought(search: Search) {
  const { id, status, createdAt, name, surname } = participants
  const { rows } = await database().execute<{
    counts: { status: ParticipantStatus; count: number }[]
    ids: string[]
  }>(sql`
    with found as materialized (
      select ${id}, ${status}, ${createdAt}, ${name}, ${surname} from ${participants}
      where ${matching(search)} limit ${mostCounted + 1}
    )
    select
      coalesce((select json_agg(each) from (
        select status, count(*)::int as count from found group by status) as each), '[]') as counts,
      array(
        select ${id} from found as ${participants} where ${withStatus(search) ?? sql`true`}
        order by ${sql.join(orderOf(search), sql`, `)} limit ${search.pageSize} offset ${offsetOf(search)})::text[] as ids`)
  const counts = byStatus(rows[0]?.counts ?? [])
  return { counts, ids: sumOf(counts) > mostCounted ? await findPage(database(), search) : (rows[0]?.ids ?? []) }
}

async function findPage(db: Database, search: Search): Promise<string[]> {
  const rows = await db
    .select({ id: participants.id })
    .from(participants)
    .where(and(matching(search), withStatus(search)))
    .orderBy(...orderOf(search))
    .limit(search.pageSize)
    .offset(offsetOf(search))
  return rows.map(({ id }) => id)
}

const offsetOf = ({ pageNumber, pageSize }: Search) => (pageNumber - 1) * pageSize

/** The same expressions as in the indexes, which can be read in both directions. Ties are broken by id. */
export function orderOf({ sort, direction }: Pick<Search, 'sort' | 'direction'>): SQL[] {
  const way = sql.raw(direction === 'down' ? 'desc' : 'asc')
  const { name, surname, id, createdAt } = participants
  if (sort === 'name')
    return [sql`${name} collate turkish ${way}`, sql`${surname} collate turkish ${way}`, sql`${id} ${way}`]
  return direction === 'down'
    ? [sql`${createdAt} desc nulls last`, sql`${id} asc`]
    : [sql`${createdAt} asc nulls first`, sql`${id} desc`]
}
