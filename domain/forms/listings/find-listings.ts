import { eq, sql } from 'drizzle-orm'
import type { Listing } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import type { SearchedWords } from '#domain/ground/search/searched-words.ts'
import type { Language } from '#platform/text/locales.ts'
import { byRelevance, considered } from './by-relevance.ts'
import { type ListingFilters, matchesFilters } from './listing-filters.ts'
import { type ListingSort, listingOrder } from './listing-order.ts'
import { listingFields, toListing } from './listing-row.ts'

/**
 * Counting stops here, because large totals need not be exact. Lower for word searches, which cannot be counted from
 * an index.
 */
export const mostCountedOf = ({ words }: ListingFilters) => (words ? 500 : 1000)

export interface Window {
  /** Without words, relevance means the nearest deadline. */
  readonly sort: ListingSort | 'relevance'
  readonly pageNumber: number
  readonly pageSize: number
  /** The reader's language; Turkish by default. */
  readonly language?: Language
}

export interface FoundListings {
  readonly items: Listing[]
  readonly total: number
  readonly isMore: boolean
}

export async function findListings(filters: ListingFilters, window: Window): Promise<FoundListings> {
  const { words } = filters
  if (window.sort === 'relevance' && words?.meant.length) return mostRelevant(filters, words, window)
  const items = (await inOrder(filters, window)).map(toListing)
  const counted = isLast(items, window) ? 0 : await countListings(filters)
  return { items, ...totalOf(items, window, counted, mostCountedOf(filters)) }
}

/** The best of the ranked listings; paging ends with these. */
async function mostRelevant(filters: ListingFilters, words: SearchedWords, window: Window): Promise<FoundListings> {
  const rows = await byRelevance(filters, words, window)
  const items = rows.map(toListing)
  const found = rows[0]?.found ?? (window.pageNumber === 1 ? 0 : considered)
  return { items, ...totalOf(items, window, found, considered) }
}

/** The index order of each sort. */
export const orderOf = (sort: Window['sort']): ListingSort => (sort === 'relevance' ? 'deadline' : sort)

function inOrder(filters: ListingFilters, { sort, pageNumber, pageSize }: Window) {
  const order = listingOrder(orderOf(sort), filters.state)
  // `offset` skips ids only; the columns are read for the shown rows.
  const page = database()
    .select({ formId: listings.formId })
    .from(listings)
    .where(matchesFilters(filters))
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .as('page')
  return database()
    .select(listingFields)
    .from(page)
    .innerJoin(listings, eq(listings.formId, page.formId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .orderBy(...order)
}

/** Whether the page is not full, so that it is the last one and its total is exact. */
const isLast = (items: readonly Listing[], { pageNumber, pageSize }: Window) =>
  items.length < pageSize && (items.length > 0 || pageNumber === 1)

export function totalOf(items: readonly Listing[], window: Window, counted: number, mostCounted: number) {
  if (isLast(items, window)) return { total: (window.pageNumber - 1) * window.pageSize + items.length, isMore: false }
  return { total: Math.min(counted, mostCounted), isMore: counted > mostCounted }
}

/** Counts the listings, up to one more than the limit. */
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
