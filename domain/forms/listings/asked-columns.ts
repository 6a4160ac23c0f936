import type { ConditionKind, Eligibility, EligibilityCondition } from '#contract/forms/eligibility.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { listings } from '#database/schema/forms.ts'
import { type GpaSystem, type Grade, normalGpa } from '#domain/candidates/eligibility/normal-gpa.ts'

/** The conditions of a form as columns that queries compare; null where there is no condition. */
export function askedColumns(eligibility: Eligibility, systems: readonly GpaSystem[]) {
  const conditionOf = <K extends ConditionKind>(kind: K) =>
    eligibility.find((condition): condition is Extract<EligibilityCondition, { kind: K }> => condition.kind === kind)
  const age = conditionOf('age')
  const gpa = conditionOf('gpa')
  return {
    levels: conditionOf('level')?.levels ?? [...levelCodes],
    // 0 stands for all universities.
    universityIds: conditionOf('university')?.universityIds ?? [0],
    classIds: conditionOf('class')?.classIds ?? null,
    facultyIds: conditionOf('faculty')?.facultyIds ?? null,
    departmentIds: conditionOf('department')?.departmentIds ?? null,
    minGpa: gpa ? comparableGpa({ value: gpa.min, systemId: gpa.systemId }, systems) : null,
    minAge: age?.min ?? null,
    maxAge: age?.max ?? null,
    nationalityIds: conditionOf('nationality')?.countryIds ?? null,
    homeCityIds: conditionOf('city')?.cityIds ?? null,
    genders: conditionOf('gender')?.genders ?? null,
  } satisfies Partial<typeof listings.$inferInsert>
}

/** NaN if the system has no such grade: every comparison with NaN is false. */
const comparableGpa = (grade: Grade, systems: readonly GpaSystem[]) => gpaOnHundred(grade, systems) ?? Number.NaN

/** A grade on the scale from 0 to 100; grades that are equal on the shared scale are equal here. */
export function gpaOnHundred(grade: Grade, systems: readonly GpaSystem[]): number | null {
  const normal = normalGpa(grade, systems)
  return normal === null ? null : Math.round(normal * 1e12) / 1e10
}
