import fc from 'fast-check'
import { EducationLevelCode, type EligibilityCondition, Gender } from '#contract/forms/eligibility.ts'
import type { EligibilityProfile, ProfileEducation } from '#domain/candidates/eligibility/eligibility-profile.ts'

// Few ids and few grades, so that they often match.
export const id = fc.integer({ min: 1, max: 4 })
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 3 })
const gradeIn = (systemId: number, values: readonly number[]) =>
  fc.constantFrom(...values).map((value) => ({ value, systemId }))
const grade = fc.oneof(gradeIn(1, [1.5, 2, 3, 3.5, 9]), gradeIn(2, [40, 50, 75, 90]), gradeIn(12, [1, 2.5, 4.5]))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })
export const level = fc.constantFrom(...EducationLevelCode.options.slice(3, 6))

export const education: fc.Arbitrary<ProfileEducation> = fc.record({
  level,
  classId: maybe(id),
  universityId: maybe(id),
  facultyId: maybe(id),
  departmentId: maybe(id),
  sameFaculties: fc.uniqueArray(id, { maxLength: 2 }),
  sameDepartments: fc.uniqueArray(id, { maxLength: 2 }),
  gpa: maybe(grade),
  isCurrent: fc.boolean(),
})

export const profiles: fc.Arbitrary<EligibilityProfile> = fc.record({
  birthDate: maybe(fc.constantFrom('2010-01-01', '2008-11-15', '2004-02-29', '1999-11-16', '1990-05-05')),
  gender: maybe(fc.constantFrom(...Gender.options)),
  nationalityId: maybe(id),
  cityId: maybe(id),
  educations: fc.array(education, { maxLength: 3 }),
})

const bound = maybe(fc.integer({ min: 16, max: 30 }))
export const condition: fc.Arbitrary<EligibilityCondition> = fc.oneof(
  fc.record({ kind: fc.constant('level'), levels: fc.uniqueArray(level, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('class'), classIds: ids }),
  fc.record({ kind: fc.constant('university'), universityIds: ids }),
  fc.record({ kind: fc.constant('faculty'), facultyIds: ids }),
  fc.record({ kind: fc.constant('department'), departmentIds: ids }),
  grade.map(({ value, systemId }) => ({ kind: 'gpa' as const, min: value, systemId })),
  fc.record({ kind: fc.constant('age'), min: bound, max: bound }),
  fc.record({ kind: fc.constant('nationality'), countryIds: ids }),
  fc.record({ kind: fc.constant('city'), cityIds: ids }),
  fc.record({
    kind: fc.constant('gender'),
    genders: fc.uniqueArray(fc.constantFrom(...Gender.options), { minLength: 1 }),
  }),
)
export const conditions = fc.uniqueArray(condition, { selector: ({ kind }) => kind, maxLength: 8 })
