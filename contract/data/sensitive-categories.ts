import type { DocumentCategory } from './data.ts'

/** Categories of documents with an identity number, a bank account, or personal circumstances. */
export const sensitiveCategories = [
  'identity',
  'family_income',
  'legal',
  'status',
  'health',
  'bank',
] as const satisfies readonly DocumentCategory[]
