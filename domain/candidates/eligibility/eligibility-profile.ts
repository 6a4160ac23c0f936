import type { EducationLevelCode, Gender } from '#contract/forms/eligibility.ts'
import type { Grade } from './normal-gpa.ts'

/** The part of a profile that conditions are judged by. Null: not in the profile. */
export interface EligibilityProfile {
  /** yyyy-mm-dd */
  readonly birthDate: string | null
  readonly gender: Gender | null
  readonly nationalityId: number | null
  readonly cityId: number | null
  readonly educations: readonly ProfileEducation[]
}

export interface ProfileEducation {
  readonly level: EducationLevelCode
  readonly classId: number | null
  readonly universityId: number | null
  readonly facultyId: number | null
  readonly departmentId: number | null
  /** The ids of all faculties and departments of the same name, which a condition may name instead. */
  readonly sameFaculties: readonly number[]
  readonly sameDepartments: readonly number[]
  readonly gpa: Grade | null
  readonly isCurrent: boolean
}
