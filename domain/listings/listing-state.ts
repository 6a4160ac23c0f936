import { and, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { ListingState } from '#contract/listings/listings.ts'
import { listings } from '#database/schema/forms.ts'

// Decided by the dates alone: the job that closes forms may not have got there yet.

const now = sql`now()`
const isOver = lte(listings.endsAt, now)
const isAhead = gt(listings.startsAt, now)

/** A year after its end an advertisement is no more: who asks for it is told so. */
export const isGone = sql<boolean>`(${listings.endsAt} < now() - interval '1 year')`

export const stateOfListing = sql<ListingState>`case when ${isOver} then 'Closed' when ${isAhead} then 'Upcoming' else 'Open' end`

/**
 * Open and not over. The last three words change nothing but what the planner expects: it takes "is open" and "ends later"
 * for unrelated, and so would expect a third of the listings that there are.
 */
const isNotOver = and(sql`${listings.isOpen}`, or(gt(listings.endsAt, now), not(sql`${listings.isOpen}`)))

const states: Readonly<Record<ListingState, SQL | undefined>> = {
  Open: and(isNotOver, lte(listings.startsAt, now)),
  Upcoming: and(isNotOver, isAhead),
  // The one list that waits for the job, a minute at most: that way the indexes are of what is open or of what is not.
  Closed: and(not(sql`${listings.isOpen}`), sql`${listings.endsAt} > now() - interval '1 year'`),
}

export const isInState = (state: ListingState) => states[state]
