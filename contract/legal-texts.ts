/**
 * The texts that people agree to or are told, as the product brings them: by the day each version came into force, the
 * newest first. Their words are in locales/legal. Operators publish further versions, which are in the database
 * (`legal_versions`); an agreement keeps the version that it was given to.
 */
export const legalTexts = {
  kvkk: ['2026-11-18', '2026-11-15'],
  privacy: ['2026-11-15'],
  terms: ['2026-11-15'],
  cookies: ['2026-11-18', '2026-11-16', '2026-11-15'],
  consent: ['2026-11-17'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type LegalName = keyof typeof legalTexts

export const legalNames = ['kvkk', 'privacy', 'terms', 'cookies', 'consent'] as const satisfies readonly LegalName[]

export const legalUses = ['agreed', 'told', 'asked'] as const
export type LegalUse = (typeof legalUses)[number]

/** Whoever has an account agrees to the terms; explicit consent is asked for with an application; the others inform. */
export const legalUse = (name: LegalName): LegalUse =>
  name === 'terms' ? 'agreed' : name === 'consent' ? 'asked' : 'told'

/** Days between the publication of a text that is agreed to and its coming into force, as the terms themselves promise. */
export const daysAhead = 15

/** Who runs the site and answers for personal data (KVKK: veri sorumlusu), as its settings say. */
export interface Controller {
  readonly name: string
  readonly address: string
  readonly email: string
  /** Its registered electronic mail. */
  readonly kep: string | null
  /** Its number in the central registry. */
  readonly mersis: string | null
}
