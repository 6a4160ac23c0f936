import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Locale } from '#platform/text/locales.ts'

/** The attempt stored in this tab during the visit to Google. Another tab or browser cannot finish the sign-in. */
export interface KeptAttempt {
  readonly attempt: string
  readonly kind: AccountKind
  readonly locale: Locale
  /** The address to go to after signing in, if any. */
  readonly to: string | null
}

const key = 'google-attempt'

export function keepAttempt(attempt: KeptAttempt) {
  sessionStorage.setItem(key, JSON.stringify(attempt))
}

export function keptAttempt(): KeptAttempt | undefined {
  const kept = sessionStorage.getItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as KeptAttempt)
}

export function forgetAttempt() {
  sessionStorage.removeItem(key)
}
