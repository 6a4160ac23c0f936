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
  'gpa',
  'birthDate',
  'gender',
  'nationality',
  'city',
] as const
export type EntryField = (typeof entryFields)[number]

export const isEntryField = (column: string): column is EntryField =>
  (entryFields as readonly string[]).includes(column)

/** A column of a file is taken for one of these fields, or for a question of the form. */
export const answerColumnOf = (questionId: string) => `answer:${questionId}` as const

/** The question whose answers stand in a column; undefined for every field. */
export const questionIn = (column: string): string | undefined =>
  column.startsWith('answer:') ? column.slice('answer:'.length) : undefined

/** Why an organization may enter somebody's data (KVKK article 5). */
export const entryGrounds = ['request', 'consent', 'contract', 'legalDuty', 'legitimateInterest'] as const
export type EntryGround = (typeof entryGrounds)[number]
