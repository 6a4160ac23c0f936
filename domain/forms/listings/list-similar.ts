import { and, arrayOverlaps, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listSimilar as call } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { anyOf } from '#domain/ground/search/searched-words.ts'
import { isInState } from '../../ground/published-forms/listing-state.ts'
import { listingOrder } from './listing-order.ts'
import { listingFields, toListing } from './listing-row.ts'
import { formById } from './published-form.ts'

/** How many similar listings are shown, and how many are considered for each kind of similarity. */
const [shown, considered] = [6, 60]

/**
 * Open listings of the same type, chosen from a few dozen: those that share words of the title, those in the same
 * cities, and those with the nearest deadlines.
 */
export async function listSimilar(_: Caller, { id }: Input<typeof call>): Promise<Output<typeof call>> {
  await formById(id)
  const [own] = await database()
    .select({
      type: listings.type,
      companyId: listings.companyId,
      levels: listings.levels,
      tags: listings.tags,
      cityIds: listings.cityIds,
      words: sql<string[]>`array(
        select lexeme from unnest(${listings.words}) where 'A' = any (weights) and length(lexeme) > 2
      )`,
    })
    .from(listings)
    .where(eq(listings.formId, id))
  if (!own) return { items: [] }
  const query = sql`${anyOf(own.words)}::tsquery`
  const others = and(isInState('Open'), eq(listings.type, own.type), ne(listings.formId, id))
  const isInItsCities = arrayOverlaps(listings.cityIds, own.cityIds)
  const alike = unionAll(
    next(and(others, sql`${listings.words} @@ ${query}`)),
    next(and(others, isInItsCities)),
    next(others),
  )
  const likeness = sql`ts_rank(${listings.words}, ${query})
    + 0.3 * cardinality(array(select unnest(${listings.tags}) intersect select unnest(${sql.param(own.tags)}::text[])))
    + 0.2 * (${isInItsCities})::int + 0.1 * (${arrayOverlaps(listings.levels, own.levels)})::int
    + 0.1 * (${eq(listings.companyId, own.companyId)})::int`
  const rows = await database()
    .select(listingFields)
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(inArray(listings.formId, alike))
    .orderBy(desc(likeness), ...listingOrder('deadline', 'Open'))
    .limit(shown)
  return { items: rows.map(toListing) }
}

const next = (where: SQL | undefined) =>
  database()
    .select({ formId: listings.formId })
    .from(listings)
    .where(where)
    .orderBy(...listingOrder('deadline', 'Open'))
    .limit(considered)
