import { profileColumns } from '../review/profile-columns.ts'

// What the browser knows of exports beside their calls, without schemas.

/** Up to so many rows are made while the caller waits. */
export const mostAtOnce = 2000

/** For so many days a file is kept. */
export const daysKept = 7

/** The most applications whose documents or dossiers one zip holds. */
export const mostInZip = 10_000

/** Columns that tell what must stay between a few people: whoever is in the file sees that they were exported. */
export const sensitiveColumns = ['citizen', 'requirements'] as const

/** What only files have, beside the columns of the list. */
export const fileColumns = ['birthDate', 'noteTexts', ...sensitiveColumns] as const

/** Columns of an application that only those may have who read applications, whichever list they are in. */
export const ofApplications: readonly string[] = ['noteTexts', ...sensitiveColumns]

export const participantColumns = [
  'form',
  'status',
  'since',
  'reason',
  'added',
  'number',
  ...profileColumns,
  'birthDate',
  'tags',
  'term',
  'noteTexts',
  ...sensitiveColumns,
] as const
