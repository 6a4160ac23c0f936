import type { ConditionKind, EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { EligibilityProfile } from './eligibility-profile.ts'

export type IdList = 'classes' | 'universities' | 'faculties' | 'departments' | 'countries' | 'cities'

/** The ids of reference data that conditions and a candidate's profile name. */
export function conditionIds(
  conditions: readonly EligibilityCondition[],
  profile: EligibilityProfile | undefined,
): Record<IdList, number[]> {
  const educations = profile?.educations ?? []
  const conditionsOf = <K extends ConditionKind>(kind: K) => conditions.filter((condition) => isOf(kind, condition))
  return {
    classes: distinct([...conditionsOf('class').flatMap((of) => of.classIds), ...educations.map((of) => of.classId)]),
    universities: distinct([
      ...conditionsOf('university').flatMap((of) => of.universityIds),
      ...educations.map((of) => of.universityId),
    ]),
    faculties: distinct([
      ...conditionsOf('faculty').flatMap((of) => of.facultyIds),
      ...educations.map((of) => of.facultyId),
    ]),
    departments: distinct([
      ...conditionsOf('department').flatMap((of) => of.departmentIds),
      ...educations.map((of) => of.departmentId),
    ]),
    countries: distinct([...conditionsOf('nationality').flatMap((of) => of.countryIds), profile?.nationalityId]),
    cities: distinct([...conditionsOf('city').flatMap((of) => of.cityIds), profile?.cityId]),
  }
}

function isOf<K extends ConditionKind>(
  kind: K,
  condition: EligibilityCondition,
): condition is Extract<EligibilityCondition, { kind: K }> {
  return condition.kind === kind
}

function distinct(ids: readonly (number | null | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))]
}
