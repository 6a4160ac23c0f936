import type { HeldListing } from './held-listing.ts'

/** Listings in one order. */
export interface OrderedListings {
  readonly listings: readonly HeldListing[]
  /** The positions of the listings with a mark, or of an organization. */
  readonly placesOf: (markOrCompany: number | string) => readonly number[]
}

export function ordered(listings: readonly HeldListing[]): OrderedListings {
  let places: ReadonlyMap<number | string, readonly number[]> | undefined
  return {
    listings,
    placesOf(markOrCompany) {
      // Built with the first filtered query: until the next change the order may be used without filters only.
      places ??= indexOf(listings)
      return places.get(markOrCompany) ?? []
    },
  }
}

function indexOf(listings: readonly HeldListing[]) {
  const places = new Map<number | string, number[]>()
  const add = (key: number | string, place: number) => {
    const of = places.get(key)
    if (of) of.push(place)
    else places.set(key, [place])
  }
  for (const [place, { marks, companyId }] of listings.entries()) {
    add(companyId, place)
    for (const ofKind of marks) for (const mark of ofKind) add(mark, place)
  }
  return places
}
