import type { sensitiveCategories } from './sensitive-categories.ts'

/** The kinds of sensitive data, each with an explicit consent of its own, in the order in which they are asked. */
export const sensitiveKinds = ['identity', 'family', 'health', 'disability', 'criminal', 'other'] as const
export type SensitiveKind = (typeof sensitiveKinds)[number]

/** The kinds that a form's question can be marked with. */
export const questionSensitiveKinds = [
  'health',
  'disability',
  'criminal',
  'other',
] as const satisfies readonly SensitiveKind[]

/** The kind of each sensitive category of documents, except for the types below. */
export const kindOfCategory: Readonly<Record<(typeof sensitiveCategories)[number], SensitiveKind>> = {
  identity: 'identity',
  family_income: 'family',
  legal: 'other',
  status: 'family',
  health: 'health',
  bank: 'other',
}

/** Criminal records, the report of a disability, and the licence of an athlete. */
export const kindOfType: Readonly<Record<number, SensitiveKind>> = {
  50: 'criminal',
  51: 'criminal',
  60: 'disability',
  67: 'other',
}
