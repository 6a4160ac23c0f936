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

interface DocumentType {
  readonly id: number
  readonly category: string
}

/** The kind of sensitive data in a type of document, null if none. */
export const kindOfDocument = ({ id, category }: DocumentType): SensitiveKind | null =>
  kindOfType[id] ?? Object.entries(kindOfCategory).find(([of]) => of === category)?.[1] ?? null
