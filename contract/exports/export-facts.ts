import { profileColumns } from '../review/profile-columns.ts'

// Facts about exports for the browser, without schemas.

/** Up to this many rows are exported while the caller waits. */
export const mostAtOnce = 2000

/** For how many days a file is kept. */
export const daysKept = 7

/** The most applications of one zip of documents or dossiers. */
export const mostInZip = 10_000

/** Sensitive columns: the exported candidates are notified of the export. */
export const sensitiveColumns = ['citizen', 'requirements'] as const

/** Columns that only files have, beside those of the list. */
export const fileColumns = ['birthDate', 'noteTexts', ...sensitiveColumns] as const

/** Columns of an application that need read access to applications, whichever list they are in. */
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
  'termName',
  'term',
  'studyYear',
  'studyClass',
  'studyGpa',
  'studyGpaScale',
  'noteTexts',
  ...sensitiveColumns,
] as const
