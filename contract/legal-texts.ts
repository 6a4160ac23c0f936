/**
 * The texts that people agree to or are told, as the product brings them: by the day each version came into force, the
 * newest first. Their words are in locales/legal. Operators publish further versions, which are in the database
 * (`legal_versions`); an agreement keeps the version that it was given to.
 */
export const legalTexts = {
  kvkk: ['2026-11-15'],
  privacy: ['2026-11-15'],
  terms: ['2026-11-15'],
  cookies: ['2026-11-16', '2026-11-15'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type LegalName = keyof typeof legalTexts

export const legalNames = ['kvkk', 'privacy', 'terms', 'cookies'] as const satisfies readonly LegalName[]

/** Whoever has an account agrees to this one; the others inform. */
export const isAgreedTo = (name: LegalName) => name === 'terms'

/** Days between the publication of a text that is agreed to and its coming into force, as the terms themselves promise. */
export const daysAhead = 15
