// The fixed lists of entering people by hand, apart from the schemas, so that a page can use them without loading zod.

/** What is known of an entered person; a column of a file is taken for one of these. */
export const entryFields = [
  'email',
  'name',
  'surname',
  'fullName',
  'phone',
  'level',
  'university',
  'department',
  'class',
] as const
export type EntryField = (typeof entryFields)[number]

/** Why an organization may enter somebody's data (KVKK article 5). */
export const entryGrounds = ['request', 'consent', 'contract', 'legalDuty', 'legitimateInterest'] as const
export type EntryGround = (typeof entryGrounds)[number]
