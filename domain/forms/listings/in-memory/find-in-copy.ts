import type { Listing } from '#contract/listings/listings.ts'
import { type FoundListings, mostCountedOf, orderOf, totalOf, type Window } from '../find-listings.ts'
import type { ListingFilters } from '../listing-filters.ts'
import { matchesIn } from './filter-listings.ts'
import { cardOf, clockAt } from './held-listing.ts'
import type { ListingCopy } from './listing-copy.ts'

/** Finds the same page as `findListings`. */
export function findInCopy(
  copy: ListingCopy,
  filters: ListingFilters,
  window: Window,
  moment = Date.now(),
): FoundListings {
  const clock = clockAt(moment)
  const from = (window.pageNumber - 1) * window.pageSize
  const until = from + window.pageSize
  const enough = Math.max(until, mostCountedOf(filters) + 1)
  const items: Listing[] = []
  let count = 0
  for (const listing of matchesIn(copy, filters, orderOf(window.sort), clock)) {
    if (count >= from && count < until) items.push(cardOf(listing, clock))
    count += 1
    if (count === enough) break
  }
  return { items, ...totalOf(items, window, count, mostCountedOf(filters)) }
}
