/**
 * The built-in legal texts: the dates on which each version came into force, the newest first. Their words are in
 * locales/legal. Operators publish further versions, stored in the database (`legal_versions`); a consent refers to
 * the version that it was given for.
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

/** Every account agrees to the terms; explicit consent is asked for with an application; the other texts inform. */
export const legalUse = (name: LegalName): LegalUse =>
  name === 'terms' ? 'agreed' : name === 'consent' ? 'asked' : 'told'

/**
 * The least days between publishing a text that is agreed to and its coming into force, as the terms themselves
 * promise.
 */
export const daysAhead = 15

/** The operator of the site as controller of personal data (KVKK: veri sorumlusu), from the configuration. */
export interface Controller {
  readonly name: string
  readonly address: string
  readonly email: string
  /** The registered electronic mail address (KEP). */
  readonly kep: string | null
  /** The number in the central registry (MERSIS). */
  readonly mersis: string | null
}
