import type { Education, EducationChange } from '#contract/candidates/candidate-background.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import type { PageForm } from '../../../forms/use-page-form.ts'

/** An education while it is being filled in; the level decides which fields there are. */
export type EducationDraft = Omit<EducationChange, 'level'> & { level: EducationLevelCode | null }

export type EducationDraftForm = PageForm<EducationDraft>

/** Schools below university are in no list, and have neither faculties nor grades. */
export const isSchool = (level: EducationLevelCode | null): level is 'primary' | 'secondary' | 'highschool' =>
  level === 'primary' || level === 'secondary' || level === 'highschool'

const noStudies = { facultyId: null, facultyName: null, departmentId: null, departmentName: null }

/** The changes when another school is chosen: what was studied is cleared. */
export const atSchool = (universityId: number | null, schoolName: string | null) => ({
  universityId,
  schoolName,
  ...noStudies,
})

interface ListedDepartment {
  readonly id: number
  readonly name: string
  readonly facultyId: number
}

/** The changes when another faculty is chosen: the department stays where that has one of its name, or none is chosen. */
export function atFaculty(
  { departmentId, departmentName }: Pick<EducationDraft, 'departmentId' | 'departmentName'>,
  facultyId: number | null,
  departments: readonly ListedDepartment[],
) {
  if (facultyId === null) return { facultyId, facultyName: null, departmentId, departmentName }
  const before = departments.find(({ id }) => id === departmentId)
  const alike = departments.find((one) => one.facultyId === facultyId && one.name === before?.name)
  return { facultyId, facultyName: null, departmentId: alike?.id ?? null, departmentName }
}

/** The draft with another level, without the class and school that do not belong to it. */
export function atLevel(draft: EducationDraft, level: EducationLevelCode | null): EducationDraft {
  const stays = isSchool(draft.level) === isSchool(level)
  return {
    ...draft,
    level,
    classId: null,
    departmentId: null,
    ...(!stays && { ...atSchool(null, null), gpa: null, gpaSystemId: null, scholarshipPercent: null }),
  }
}

export const nothing: EducationDraft = {
  level: null,
  classId: null,
  ...atSchool(null, null),
  gpa: null,
  gpaSystemId: null,
  startedOn: null,
  endedOn: null,
  scholarshipPercent: null,
  isCurrent: true,
}

export function draftOf(education: Education): EducationDraft {
  const {
    id: _,
    levelName,
    className,
    universityName,
    facultyShown,
    departmentShown,
    gpaSystemName,
    ...draft
  } = education
  return draft
}
