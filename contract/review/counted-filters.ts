import type { ApplicationFilters } from '../applications/application-filters.ts'

/** Filters of a list whose choices show how many applications they would match. */
export const countedFilters = [
  'stepId',
  'action',
  'fit',
  'interview',
  'samePerson',
  'unreadReply',
  'universityId',
  'facultyId',
  'departmentId',
  'level',
  'classId',
  'cityId',
  'nationalityId',
  'gender',
  'documents',
  'documentTypeId',
  'documentName',
  'mine',
  'unassigned',
  'assignedTo',
  'untagged',
  'tagId',
  'hasNotes',
] as const satisfies readonly (keyof ApplicationFilters)[]
export type CountedFilter = (typeof countedFilters)[number]
