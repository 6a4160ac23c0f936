import { and, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { ListingState } from '#contract/listings/listings.ts'
import { listings } from '#database/schema/forms.ts'

// States depend on the dates alone, because the job that closes forms may be late.

const now = sql`now()`
const isOver = lte(listings.endsAt, now)
const isAhead = gt(listings.startsAt, now)

/** A year after its end a listing answers 410 Gone. */
export const isGone = sql<boolean>`(${listings.endsAt} < now() - interval '1 year')`

export const stateOfListing = sql<ListingState>`case when ${isOver} then 'Closed' when ${isAhead} then 'Upcoming' else 'Open' end`

/**
 * Open and not over. The redundant last term only corrects the planner, which treats "is open" and "ends later" as
 * independent and would estimate a third of all listings.
 */
const isNotOver = and(sql`${listings.isOpen}`, or(gt(listings.endsAt, now), not(sql`${listings.isOpen}`)))

const states: Readonly<Record<ListingState, SQL | undefined>> = {
  Open: and(isNotOver, lte(listings.startsAt, now)),
  Upcoming: and(isNotOver, isAhead),
  // This list alone depends on the job, which is a minute late at most: its indexes separate open listings from closed
  // ones.
  Closed: and(not(sql`${listings.isOpen}`), sql`${listings.endsAt} > now() - interval '1 year'`),
}

export const isInState = (state: ListingState) => states[state]
