import { legalTexts } from '../legal-texts.ts'

// The consents of an application, with the version of their text: the day from which it is used.

export const consentTexts = ['sharing', 'correctness', 'sensitive', 'formText'] as const
export type ConsentText = (typeof consentTexts)[number]

interface Consent {
  readonly text: ConsentText
  readonly version: string
}

export const applicationConsents: readonly Consent[] = [
  { text: 'sharing', version: '2026-11-15' },
  { text: 'correctness', version: '2026-11-15' },
]

/**
 * Explicit consent to sharing sensitive data, in the built-in version. Operators may publish a newer one, so clients
 * must use the version from the form to apply to.
 */
export const explicitConsent: Consent = { text: 'sensitive', version: legalTexts.consent[0] }
