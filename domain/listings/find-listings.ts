import { eq, sql } from 'drizzle-orm'
import type { Listing } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { type ListingFilters, matchesFilters } from './listing-filters.ts'
import { type ListingSort, listingOrder } from './listing-order.ts'
import { listingFields, toListing } from './listing-row.ts'

/** Counting further would cost more than anybody gains. Words are no part of the indexes that lists are counted from. */
const mostCountedOf = ({ words }: ListingFilters) => (words ? 500 : 1000)

export interface Window {
  readonly sort: ListingSort
  readonly pageNumber: number
  readonly pageSize: number
}

export interface FoundListings {
  readonly items: Listing[]
  readonly total: number
  readonly isMore: boolean
}

export async function findListings(
  filters: ListingFilters,
  { sort, pageNumber, pageSize }: Window,
): Promise<FoundListings> {
  const where = matchesFilters(filters)
  const order = listingOrder(sort, filters.state)
  const offset = (pageNumber - 1) * pageSize
  // Only ids are skipped over; the rest is read for the rows that are shown.
  const page = database()
    .select({ formId: listings.formId })
    .from(listings)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset)
    .as('page')
  const rows = await database()
    .select(listingFields)
    .from(page)
    .innerJoin(listings, eq(listings.formId, page.formId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .orderBy(...order)
  const items = rows.map(toListing)
  // A page that is not full is the last one: then all have been counted.
  const isLast = items.length < pageSize && (items.length > 0 || pageNumber === 1)
  const mostCounted = mostCountedOf(filters)
  const counted = isLast ? offset + items.length : await countListings(filters)
  return { items, total: isLast ? counted : Math.min(counted, mostCounted), isMore: !isLast && counted > mostCounted }
}

/** How many there are, up to one more than are counted. */
async function countListings(filters: ListingFilters) {
  const some = database()
    .select({ one: sql`1` })
    .from(listings)
    .where(matchesFilters(filters))
    .limit(mostCountedOf(filters) + 1)
    .as('some')
  const [counted] = await database().select({ count: sql<number>`count(*)::int` }).from(some)
  return counted?.count ?? 0
}
