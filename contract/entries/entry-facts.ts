// The fixed lists of entering people by hand, without schemas, so that pages can use them without loading zod.

/** The fields of an entered person; a column of a file is mapped to one of these. */
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
  'gpa',
  'birthDate',
  'gender',
  'nationality',
  'city',
] as const
export type EntryField = (typeof entryFields)[number]

export const isEntryField = (column: string): column is EntryField =>
  (entryFields as readonly string[]).includes(column)

/** The key of a column that is mapped to a question of the form instead of a field. */
export const answerColumnOf = (questionId: string) => `answer:${questionId}` as const

/** The question that a column is mapped to; undefined for fields. */
export const questionIn = (column: string): string | undefined =>
  column.startsWith('answer:') ? column.slice('answer:'.length) : undefined

/** Legal grounds for entering a person's data (KVKK article 5). */
export const entryGrounds = ['request', 'consent', 'contract', 'legalDuty', 'legitimateInterest'] as const
export type EntryGround = (typeof entryGrounds)[number]
