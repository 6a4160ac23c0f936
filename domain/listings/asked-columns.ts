import type { ConditionKind, Eligibility, EligibilityCondition } from '#contract/forms/eligibility.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { listings } from '#database/schema/forms.ts'
import { type GpaSystem, type Grade, normalGpa } from '#domain/eligibility/normal-gpa.ts'

/** What a form asks of whoever applies, as columns that queries compare; null where nothing is asked. */
export function askedColumns(eligibility: Eligibility, systems: readonly GpaSystem[]) {
  const asked = <K extends ConditionKind>(kind: K) =>
    eligibility.find((one): one is Extract<EligibilityCondition, { kind: K }> => one.kind === kind)
  const age = asked('age')
  const gpa = asked('gpa')
  return {
    levels: asked('level')?.levels ?? [...levelCodes],
    // 0 stands for all of them.
    universityIds: asked('university')?.universityIds ?? [0],
    classIds: asked('class')?.classIds ?? null,
    facultyIds: asked('faculty')?.facultyIds ?? null,
    departmentIds: asked('department')?.departmentIds ?? null,
    minGpa: gpa ? comparableGpa({ value: gpa.min, systemId: gpa.systemId }, systems) : null,
    minAge: age?.min ?? null,
    maxAge: age?.max ?? null,
    nationalityIds: asked('nationality')?.countryIds ?? null,
    homeCityIds: asked('city')?.cityIds ?? null,
    genders: asked('gender')?.genders ?? null,
  } satisfies Partial<typeof listings.$inferInsert>
}

/** Not a number where its system has no such grade: nothing compares with that. */
const comparableGpa = (grade: Grade, systems: readonly GpaSystem[]) => gpaOnHundred(grade, systems) ?? Number.NaN

/** On the scale from 0 to 100; equal on the shared scale is equal here, to the last digit. */
export function gpaOnHundred(grade: Grade, systems: readonly GpaSystem[]): number | null {
  const normal = normalGpa(grade, systems)
  return normal === null ? null : Math.round(normal * 1e12) / 1e10
}
