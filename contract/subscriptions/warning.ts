import type { Credit } from './credits.ts'
import type { Subscription } from './subscription.ts'

// Without schemas, so that a page can warn without loading them.

/** The subject of a warning to an organization. */
export type SubscriptionWarning =
  | { readonly of: 'exhausted'; readonly kinds: readonly Credit[] }
  | { readonly of: 'expired' }
  | { readonly of: 'ending'; readonly days: number }
  | { readonly of: 'low'; readonly kinds: readonly Credit[] }

const day = 86_400_000
export const warnedDays = 15

/**
 * The warning of the specification (section 4), evaluated on every load of the subscription, in its order: kinds of
 * credits with nothing left; then fifteen days or fewer to the end, or an end that has passed; then a quarter or less
 * of a kind.
 */
export function subscriptionWarning(subscription: Subscription, now: Date): SubscriptionWarning | undefined {
  const kinds = kindsOf(subscription)
  const exhausted = kinds.filter(({ left }) => left <= 0)
  if (exhausted.length > 0) return { of: 'exhausted', kinds: exhausted.map(({ kind }) => kind) }
  const remaining = Date.parse(subscription.expiryAt) - now.getTime()
  if (remaining <= 0) return { of: 'expired' }
  if (remaining <= warnedDays * day) return { of: 'ending', days: Math.ceil(remaining / day) }
  const low = kinds.filter(({ left, total }) => left * 4 <= total)
  return low.length > 0 ? { of: 'low', kinds: low.map(({ kind }) => kind) } : undefined
}

/** In the order of the specification. */
function kindsOf(subscription: Subscription) {
  const { leftApplicationCredit, leftMessageCredit, leftDocumentCredit } = subscription
  const { totalApplicationCredit, totalMessageCredit, totalDocumentCredit } = subscription
  return [
    { kind: 'application', left: leftApplicationCredit, total: totalApplicationCredit },
    { kind: 'message', left: leftMessageCredit, total: totalMessageCredit },
    { kind: 'document', left: leftDocumentCredit, total: totalDocumentCredit },
  ] as const
}
