import { type SQL, sql } from 'drizzle-orm'
import type { ListingState } from '#contract/listings/listings.ts'
import { listings } from '#database/schema/forms.ts'

export type ListingSort = 'deadline' | 'newest' | 'amount'

/**
 * Orders as the indexes do, ties by id. By deadline the nearest comes first: the next to close, the next to open, or
 * the last closed.
 */
export function listingOrder(sort: ListingSort, state: ListingState): SQL[] {
  const id = sql`${listings.formId}`
  if (sort === 'newest') return [sql`${listings.publishedAt} desc nulls last`, id]
  if (sort === 'amount') return [sql`${listings.monthlyMinor} desc nulls last`, id]
  if (state === 'Upcoming') return [sql`${listings.startsAt}`, id]
  if (state === 'Closed') return [sql`${listings.endsAt} desc nulls last`, id]
  return [sql`${listings.endsAt}`, id]
}
