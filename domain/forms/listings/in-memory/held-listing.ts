import type { Listing, ListingState } from '#contract/listings/listings.ts'

/**
 * A listing in memory: its card, and the fields that lists filter and sort by. Times are in microseconds, as in
 * PostgreSQL.
 */
export interface HeldListing {
  readonly formId: string
  /** Differs if one of its rows has changed since it was read. */
  readonly version: string
  readonly number: number
  readonly companyId: string
  readonly isOpen: boolean
  readonly startsAt: number
  readonly endsAt: number
  readonly publishedAt: number
  readonly monthlyMinor: number | null
  /** Indexed by the kind of mark (`marks.ts`). */
  readonly marks: readonly (readonly number[])[]
  /** Replaced and never mutated, because cached answers refer to it. */
  card: Listing
}

/** The time of a search, in microseconds. */
export interface Clock {
  readonly now: number
  readonly yearAgo: number
}

export function clockAt(moment: number): Clock {
  const date = new Date(moment)
  const day = date.getUTCDate()
  const yearAgo = date.setUTCFullYear(date.getUTCFullYear() - 1)
  // A year before 29 February is 28 February, as in PostgreSQL.
  return { now: moment * 1000, yearAgo: (date.getUTCDate() === day ? yearAgo : date.setUTCDate(0)) * 1000 }
}

export const isGone = ({ endsAt }: HeldListing, { yearAgo }: Clock) => endsAt < yearAgo

/** The same conditions as in `listing-state.ts`. */
export function isInState(listing: HeldListing, state: ListingState, { now, yearAgo }: Clock): boolean {
  const { isOpen, startsAt, endsAt } = listing
  if (state === 'Closed') return !isOpen && endsAt > yearAgo
  return isOpen && endsAt > now && (state === 'Open' ? startsAt <= now : startsAt > now)
}

const stateOf = ({ startsAt, endsAt }: HeldListing, { now }: Clock): ListingState => {
  if (endsAt <= now) return 'Closed'
  return startsAt > now ? 'Upcoming' : 'Open'
}

/** The card with the listing's present state. */
export function cardOf(listing: HeldListing, clock: Clock): Listing {
  const state = stateOf(listing, clock)
  if (listing.card.state !== state) listing.card = { ...listing.card, state }
  return listing.card
}
