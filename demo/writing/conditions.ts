import type { EducationLevelCode, EligibilityCondition, Gender } from '#contract/forms/eligibility.ts'

export const levels = (...codes: EducationLevelCode[]): EligibilityCondition => ({ kind: 'level', levels: codes })
export const classes = (...classIds: number[]): EligibilityCondition => ({ kind: 'class', classIds })
export const universities = (...universityIds: number[]): EligibilityCondition => ({
  kind: 'university',
  universityIds,
})
export const faculties = (...facultyIds: number[]): EligibilityCondition => ({ kind: 'faculty', facultyIds })
export const departments = (...departmentIds: number[]): EligibilityCondition => ({ kind: 'department', departmentIds })
export const gpa = (min: number, outOf: 4 | 100 = 4): EligibilityCondition => ({
  kind: 'gpa',
  min,
  systemId: outOf === 4 ? 1 : 2,
})
export const age = (min: number | null, max: number | null): EligibilityCondition => ({ kind: 'age', min, max })
export const nationalities = (...countryIds: number[]): EligibilityCondition => ({ kind: 'nationality', countryIds })
export const livesIn = (...cityIds: number[]): EligibilityCondition => ({ kind: 'city', cityIds })
export const genders = (...codes: Gender[]): EligibilityCondition => ({ kind: 'gender', genders: codes })
