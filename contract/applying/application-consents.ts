import { legalTexts } from '../legal-texts.ts'

// What whoever applies agrees to, with the version of the text: the day from which it is used.

export const consentTexts = ['sharing', 'correctness', 'sensitive', 'formText'] as const
export type ConsentText = (typeof consentTexts)[number]

interface Consent {
  readonly text: ConsentText
  readonly version: string
}

/** Without these nothing is handed in. */
export const applicationConsents: readonly Consent[] = [
  { text: 'sharing', version: '2026-11-15' },
  { text: 'correctness', version: '2026-11-15' },
]

/**
 * Explicit consent to sharing what is sensitive, as the product brings its text. Operators may publish a newer version, so
 * that a client gives the one that the form to apply to names.
 */
export const explicitConsent: Consent = { text: 'sensitive', version: legalTexts.consent[0] }
