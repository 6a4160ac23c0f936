import { testsOf } from '../../../desk/list/filter-facts.ts'
import { filtersOf, type ListSearch } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'

/** The drawer's filters by group, in its order. */
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
  documents: ['documents', 'documentTypeId', 'documentName'],
  team: ['mine', 'unassigned', 'assignedTo', 'untagged', 'tagId', 'hasNotes', 'noteContains'],
  answers: ['answers'],
} as const satisfies Readonly<Record<string, readonly (keyof ListSearch)[]>>

export type FilterGroup = keyof typeof filterGroups

/** The questions of the form whose answers can be filtered by. */
export const filterable = <Q extends Pick<Overview['questions'][number], 'kind'>>(questions: readonly Q[]) =>
  questions.filter(({ kind }) => testsOf[kind].length > 0)

/** The groups with something in them: a form may ask no question to filter by. */
export const groupsOf = ({ questions }: Pick<Overview, 'questions'>) =>
  (Object.keys(filterGroups) as FilterGroup[]).filter(
    (group) => group !== 'answers' || filterable(questions).length > 0,
  )

/** Whether a group is open at first: groups with chosen filters, otherwise the first group. */
export const isUnfolded = (now: ListSearch, group: FilterGroup): boolean => {
  const groups = Object.keys(filterGroups) as FilterGroup[]
  return countChosen(now, group) > 0 || (group === groups[0] && groups.every((one) => countChosen(now, one) === 0))
}

/** The number of chosen values in a group. */
export const countChosen = (now: ListSearch, group: FilterGroup): number => {
  const names: readonly string[] = filterGroups[group]
  return Object.entries(filtersOf(now))
    .filter(([name]) => names.includes(name))
    .reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0)
}
