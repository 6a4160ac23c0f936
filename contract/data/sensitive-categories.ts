import type { DocumentCategory } from './data.ts'

/** Documents that tell an identity number, a bank account, or what somebody and their family go through. */
export const sensitiveCategories = [
  'identity',
  'family_income',
  'legal',
  'status',
  'health',
  'bank',
] as const satisfies readonly DocumentCategory[]
