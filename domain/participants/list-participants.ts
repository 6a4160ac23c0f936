import { and, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { listParticipants as call } from '#contract/participants/participants.ts'
import { database, planned } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { foldedFilters } from '#domain/application-search/folded-filters.ts'
import { formNumberOf } from '#domain/forms/own-form.ts'
import { byStatus, keptCounts, sumOf } from './kept-participant-counts.ts'
import { listedParticipants } from './listed-participants.ts'
import { beyondStanding, matching, withStatus } from './participant-conditions.ts'

type Search = Input<typeof call>

/** So many are counted where the kept counts do not answer. */
const mostCounted = 10_000

export async function listParticipants(caller: Caller, input: Search): Promise<Output<typeof call>> {
  const { companyId, formId, status, pageNumber, pageSize } = input
  const search = await foldedFilters(database(), input)
  const [ids, counts] = await Promise.all([
    findPage(search),
    countByStatus(search),
    formId === undefined ? undefined : formNumberOf(database(), { companyId, formId }),
  ])
  const isExact = beyondStanding(search) === undefined || sumOf(counts) <= mostCounted
  const items = await listedParticipants(caller.language, ids)
  const seen = items.length > 0 ? (pageNumber - 1) * pageSize + items.length : 0
  const total = sumOf(counts, status)
  return { items, total: isExact ? total : Math.max(total, seen), pageNumber, pageSize, counts, isExact }
}

async function findPage(search: Search): Promise<string[]> {
  const { pageNumber, pageSize } = search
  // What is sought in people, tags or terms decides how to read; without it the plan is always the same.
  const db = beyondStanding(search) ? database() : planned()
  const rows = await db
    .select({ id: participants.id })
    .from(participants)
    .where(and(matching(search), withStatus(search)))
    .orderBy(...orderOf(search))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return rows.map(({ id }) => id)
}

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

/** How many match for each status, whichever status is shown. */
async function countByStatus(search: Search) {
  if (beyondStanding(search) === undefined) return keptCounts(search)
  const found = database()
    .select({ status: participants.status })
    .from(participants)
    .where(matching(search))
    .limit(mostCounted + 1)
    .as('found')
  const rows: { status: ParticipantStatus; count: number }[] = await database()
    .select({ status: found.status, count: sql<number>`count(*)::int` })
    .from(found)
    .groupBy(found.status)
  return byStatus(rows)
}
