import type { ExternalProvider } from '#contract/accounts/external-links.ts'
import { problem } from '#contract/problems.ts'
import type { OpenIdClient } from '#platform/openid.ts'

/** Whom else we believe about who somebody is. What is not configured is off. */
export interface WaysIn {
  readonly google?: OpenIdClient | undefined
  readonly istanbulSeninSecret?: string | undefined
  /** A provider that does not answer is nobody's mistake here, but whoever runs the house wants to know. */
  readonly onFailure: (error: unknown) => void
}

let current: WaysIn | undefined

/** The process's own, set at start; a test file sets its own. */
export function setWaysIn(ways: WaysIn | undefined) {
  current = ways
}

/** Whether people can sign in this way here at all. */
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
