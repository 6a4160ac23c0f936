import type { ExternalProvider } from '#contract/accounts/external-links.ts'
import { problem } from '#contract/problems.ts'
import type { OpenIdClient } from '#platform/openid.ts'

/** The external sign-in providers; those that are not configured are off. */
export interface WaysIn {
  readonly google?: OpenIdClient | undefined
  readonly istanbulSeninSecret?: string | undefined
  /** Reports a provider that does not answer, for the log. */
  readonly onFailure: (error: unknown) => void
}

let current: WaysIn | undefined

/** Set at start; a test file sets its own. */
export function setWaysIn(ways: WaysIn | undefined) {
  current = ways
}

export const isOn = (provider: ExternalProvider) =>
  (provider === 'Google' ? current?.google : current?.istanbulSeninSecret) !== undefined

export function google() {
  if (!current?.google) throw problem('google.off')
  return { client: current.google, onFailure: current.onFailure }
}

export function istanbulSeninSecret() {
  if (!current?.istanbulSeninSecret) throw problem('istanbulSenin.off')
  return current.istanbulSeninSecret
}
