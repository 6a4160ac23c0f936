import type { Listing } from '#contract/listings/listings.ts'

const week = 7 * 86_400_000

/** The accent is for what asks to be done: open, and for a week or less. */
export function isUrgent({ state, closesAt }: Pick<Listing, 'state' | 'closesAt'>, now: number) {
  return state === 'Open' && closesAt !== null && Date.parse(closesAt) - now <= week
}
