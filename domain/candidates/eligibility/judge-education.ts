import { EducationLevelCode, type EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { ProfileEducation } from './eligibility-profile.ts'
import { inList, overall, unknown, type Verdict } from './judgement.ts'
import { type GpaSystem, type Grade, normalGpa } from './normal-gpa.ts'

const kinds = ['level', 'class', 'university', 'faculty', 'department', 'gpa'] as const

type EducationCondition = Extract<EligibilityCondition, { kind: (typeof kinds)[number] }>

export function asksOfEducation(condition: EligibilityCondition): condition is EducationCondition {
  return (kinds as readonly string[]).includes(condition.kind)
}

export function judgeEducation(
  condition: EducationCondition,
  education: ProfileEducation,
  systems: readonly GpaSystem[],
): Verdict {
  switch (condition.kind) {
    case 'level':
      return inList(education.level, condition.levels)
    case 'class':
      return inList(education.classId, condition.classIds)
    case 'university':
      return inList(education.universityId, condition.universityIds)
    case 'faculty':
      return inList(education.facultyId, condition.facultyIds, education.sameFaculties)
    case 'department':
      return inList(education.departmentId, condition.departmentIds, education.sameDepartments)
    case 'gpa':
      return judgeGpa({ value: condition.min, systemId: condition.systemId }, education.gpa, systems)
  }
}

/** The education that meets the conditions on education best, independent of their order. */
export function bestEducation(
  conditions: readonly EducationCondition[],
  educations: readonly ProfileEducation[],
  systems: readonly GpaSystem[],
): ProfileEducation | undefined {
  const ranked = educations.map((education) => ({ education, rank: rankOf(education, conditions, systems) }))
  return ranked.sort((one, other) => compareRanks(one.rank, other.rank))[0]?.education
}

/**
 * A sort key, lowest first: fewest conditions not met, fewest unknown, current before past. The remaining criteria
 * make the choice deterministic between educations of equal rank.
 */
function rankOf(
  education: ProfileEducation,
  conditions: readonly EducationCondition[],
  systems: readonly GpaSystem[],
): readonly number[] {
  const { counts } = overall(conditions.map((condition) => judgeEducation(condition, education, systems)))
  const { level, classId, universityId, facultyId, departmentId, gpa, isCurrent } = education
  return [
    counts.doesNotFit,
    counts.unknown,
    isCurrent ? 0 : 1,
    -EducationLevelCode.options.indexOf(level),
    ...[universityId, facultyId, departmentId, classId, gpa?.systemId, gpa?.value].map(
      (fact) => fact ?? Number.POSITIVE_INFINITY,
    ),
  ]
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1
}

function judgeGpa(min: Grade, grade: Grade | null, systems: readonly GpaSystem[]): Verdict {
  const system = systems.find(({ id }) => id === grade?.systemId)
  // "No GPA yet" is a grade system without grades.
  if (grade === null || system?.max === null) return unknown('notInProfile')
  const [has, needs] = [normalGpa(grade, systems), normalGpa(min, systems)]
  if (has === null || needs === null) return unknown('incomparable')
  return has >= needs
    ? { fit: 'fits', reason: { code: 'gradeEnough', grade } }
    : { fit: 'doesNotFit', reason: { code: 'gradeTooLow', grade } }
}
