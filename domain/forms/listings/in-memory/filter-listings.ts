import { chosenOf, type Narrowing } from '../count-choices.ts'
import type { ListingFilters } from '../listing-filters.ts'
import type { ListingSort } from '../listing-order.ts'
import { marksOf } from '../marks.ts'
import { type Clock, type HeldListing, isGone, isInState } from './held-listing.ts'
import { type ListingCopy, listingsFor } from './listing-copy.ts'
import type { OrderedListings } from './ordered-listings.ts'

/** The listings that pass all filters, in order. */
export function* matchesIn(copy: ListingCopy, filters: ListingFilters, sort: ListingSort, clock: Clock) {
  const { from, ...order } = listingsFor(copy, filters, sort, clock)
  const isWanted = conditionOf(filters, clock)
  const { refusalsAt } = refusalsIn(order, filters)
  for (let place = from; place < order.listings.length; place++) {
    const listing = order.listings[place]
    if (listing && refusalsAt(place) === 0 && isWanted(listing)) yield listing
  }
}

/** By deadline, including listings that only one filter excludes, with that filter's name. */
export function* nearMatchesIn(copy: ListingCopy, filters: ListingFilters, clock: Clock) {
  const { from, ...order } = listingsFor(copy, filters, 'deadline', clock)
  const isWanted = conditionOf(filters, clock)
  const { names, refusalsAt } = refusalsIn(order, filters)
  for (let place = from; place < order.listings.length; place++) {
    const listing = order.listings[place]
    const refusals = refusalsAt(place)
    const isNear = (refusals & (refusals - 1)) === 0
    if (listing && isNear && isWanted(listing)) yield { listing, refusedBy: names[31 - Math.clz32(refusals)] }
  }
}

/** Whether a listing meets the filters that are not choices: the state (or the number), the amount and the deadline. */
function conditionOf(filters: ListingFilters, clock: Clock): (listing: HeldListing) => boolean {
  const { state, number, minAmount = 0, closesIn } = filters
  const endsBy = closesIn ? clock.now + closesIn * dayMicroseconds : Number.POSITIVE_INFINITY
  return (listing) =>
    (number === undefined ? isInState(listing, state, clock) : !isGone(listing, clock)) &&
    (minAmount === 0 || (listing.monthlyMinor !== null && listing.monthlyMinor >= minAmount * 100)) &&
    listing.endsAt <= endsBy
}

const dayMicroseconds = 86_400_000_000

/**
 * Which of the filters with chosen values exclude the listing at a position, as a bit for each of `names`. Visits only
 * listings that have a chosen value, because the others may be many.
 */
function refusalsIn({ listings, placesOf }: OrderedListings, filters: ListingFilters) {
  const names = chosenOf(filters)
  if (names.length === 0) return { names, refusalsAt: () => 0 }
  const passed = new Uint8Array(listings.length)
  for (const [bit, name] of names.entries()) {
    for (const key of keysOf(name, filters[name] ?? [])) {
      for (const place of placesOf(key)) passed[place] = (passed[place] ?? 0) | (1 << bit)
    }
  }
  const all = 2 ** names.length - 1
  return { names, refusalsAt: (place: number) => all & ~(passed[place] ?? 0) }
}

const keysOf = (name: Narrowing, values: readonly (string | number)[]) =>
  name === 'companyId' ? values : marksOf(name, values)
