import { filtersOf, type ListSearch } from '../list-search.ts'

/** The filters of the drawer by what they are about, in the order of its groups. */
export const filterGroups = {
  review: [
    'stepId',
    'action',
    'fit',
    'interview',
    'minInterviewScore',
    'maxInterviewScore',
    'submittedFrom',
    'submittedTo',
    'samePerson',
    'unreadReply',
  ],
  education: ['universityId', 'facultyId', 'departmentId', 'level', 'classId', 'minGpa', 'maxGpa'],
  person: ['cityId', 'nationalityId', 'gender', 'minAge', 'maxAge'],
  documents: ['documents', 'documentTypeId'],
  team: ['mine', 'unassigned', 'assignedTo', 'untagged', 'tagId', 'hasNotes', 'noteContains'],
  answers: ['answers'],
} as const satisfies Readonly<Record<string, readonly (keyof ListSearch)[]>>

export type FilterGroup = keyof typeof filterGroups

/** Whether a group is unfolded at first: those with chosen filters, or else the first. */
export const isUnfolded = (now: ListSearch, group: FilterGroup): boolean => {
  const groups = Object.keys(filterGroups) as FilterGroup[]
  return countChosen(now, group) > 0 || (group === groups[0] && groups.every((one) => countChosen(now, one) === 0))
}

/** How many values are chosen in a group. */
export const countChosen = (now: ListSearch, group: FilterGroup): number => {
  const names: readonly string[] = filterGroups[group]
  return Object.entries(filtersOf(now))
    .filter(([name]) => names.includes(name))
    .reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0)
}
