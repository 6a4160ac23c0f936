import type { Listing } from '#contract/listings/listings.ts'

const week = 7 * 86_400_000

/** Whether a listing is open for a week or less, which is shown in the accent colour. */
export function isUrgent({ state, closesAt }: Pick<Listing, 'state' | 'closesAt'>, now: number) {
  return state === 'Open' && closesAt !== null && Date.parse(closesAt) - now <= week
}
