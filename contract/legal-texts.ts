/**
 * The texts that people agree to or are told, by the day each version came into force, the newest first. Their words
 * are in locales/legal; an agreement keeps the version that it was given to.
 */
export const legalTexts = {
  kvkk: ['2026-11-15'],
  privacy: ['2026-11-15'],
  terms: ['2026-11-15'],
  cookies: ['2026-11-16', '2026-11-15'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type LegalName = keyof typeof legalTexts
