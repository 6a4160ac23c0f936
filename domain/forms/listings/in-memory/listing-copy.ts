import type { ListingState } from '#contract/listings/listings.ts'
import type { ListingFilters } from '../listing-filters.ts'
import type { ListingSort } from '../listing-order.ts'
import type { Clock, HeldListing } from './held-listing.ts'
import { type OrderedListings, ordered } from './ordered-listings.ts'
import type { ReferenceNames } from './reference-names.ts'

/** All listings of the public lists, as of one moment. */
export interface ListingCopy {
  readonly listings: ReadonlyMap<string, HeldListing>
  readonly companyNames: ReadonlyMap<string, string>
  readonly names: ReferenceNames
  /** Built on first use. */
  readonly orders: Map<string, OrderedListings>
}

export function copyOf(listings: ReadonlyMap<string, HeldListing>, names: ReferenceNames): ListingCopy {
  const companyNames = new Map<string, string>()
  for (const { card } of listings.values()) companyNames.set(card.company.id, card.company.name)
  return { listings, companyNames, names, orders: new Map() }
}

/** A copy that keeps the unchanged listings of the previous one and adds the changed ones. */
export function changedCopy(
  before: ListingCopy,
  stays: (listing: HeldListing) => boolean,
  changed: ReadonlyMap<string, HeldListing>,
): ListingCopy {
  const listings = new Map([...before.listings].filter(([, listing]) => stays(listing)).concat([...changed]))
  const after = copyOf(listings, before.names)
  for (const [name, order] of before.orders) {
    const [kind, isOpen] = readName(name)
    const added = [...changed.values()].filter((listing) => listing.isOpen === isOpen)
    // Sorting an array that is sorted except for its end takes one pass.
    after.orders.set(name, ordered(order.listings.filter(stays).concat(added).sort(comparing(kind))))
  }
  return after
}

/** The listings that may be in a state, in the order of `listing-order.ts`. */
function inOrder(copy: ListingCopy, sort: ListingSort, state: ListingState): OrderedListings {
  const kind = sort === 'deadline' ? state : sort
  const isOpen = state !== 'Closed'
  const name = `${kind} ${isOpen}`
  const made = copy.orders.get(name)
  if (made) return made
  const listings = [...copy.listings.values()].filter((listing) => listing.isOpen === isOpen)
  const order = ordered(listings.sort(comparing(kind)))
  copy.orders.set(name, order)
  return order
}

/**
 * The listings that the filters may match, in order, and the position to start at; a number matches one listing in any
 * state.
 */
export function listingsFor(copy: ListingCopy, filters: ListingFilters, sort: ListingSort, { now }: Clock) {
  const { number, state } = filters
  if (number !== undefined) {
    const numbered = [...copy.listings.values()].filter((listing) => listing.number === number)
    return { ...ordered(numbered), from: 0 }
  }
  const order = inOrder(copy, sort, state)
  // Listings that have opened or ended before now come first, and may be the great majority.
  const from = sort === 'deadline' && state !== 'Closed' ? firstAfter(now, order, keys[state]) : 0
  return { ...order, from }
}

/** The first position in the order with a larger key. */
function firstAfter(key: number, { listings }: OrderedListings, keyOf: (listing: HeldListing) => number): number {
  let [from, until] = [0, listings.length]
  while (from < until) {
    const middle = (from + until) >> 1
    const listing = listings[middle]
    if (listing && keyOf(listing) <= key) from = middle + 1
    else until = middle
  }
  return from
}

type Kind = Exclude<ListingSort, 'deadline'> | ListingState

const readName = (name: string) => {
  const [kind, isOpen] = name.split(' ')
  return [kind as Kind, isOpen === 'true'] as const
}

const keys: Readonly<Record<Kind, (listing: HeldListing) => number>> = {
  newest: ({ publishedAt }) => -publishedAt,
  amount: ({ monthlyMinor }) => (monthlyMinor === null ? Number.POSITIVE_INFINITY : -monthlyMinor),
  Open: ({ endsAt }) => endsAt,
  Upcoming: ({ startsAt }) => startsAt,
  Closed: ({ endsAt }) => -endsAt,
}

const comparing = (kind: Kind) => (one: HeldListing, other: HeldListing) => {
  const [key, otherKey] = [keys[kind](one), keys[kind](other)]
  if (key !== otherKey) return key < otherKey ? -1 : 1
  return one.formId < other.formId ? -1 : 1
}
