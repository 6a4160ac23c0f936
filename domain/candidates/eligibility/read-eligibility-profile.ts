import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import type { EligibilityProfile, ProfileEducation } from './eligibility-profile.ts'
import { sameDepartments, sameFaculties } from './same-named.ts'

/** Reads the part of a profile that conditions are judged by; empty for a deleted candidate. */
export async function readEligibilityProfile(
  db: Database | Transaction,
  candidateId: string,
): Promise<EligibilityProfile> {
  const rows = await rowsOn(db).execute({ candidateId })
  return {
    ...(rows[0]?.person ?? nobody),
    educations: rows.flatMap(({ education, sameFaculties, sameDepartments }) =>
      education ? { ...judgedEducation(education), sameFaculties, sameDepartments } : [],
    ),
  }
}

const person = {
  birthDate: candidates.birthDate,
  gender: candidates.gender,
  nationalityId: candidates.nationalityId,
  cityId: candidates.cityId,
}

const rowsOn = preparedOn((db) =>
  db
    .select({
      person,
      education: candidateEducations,
      sameFaculties: sameFaculties(candidateEducations.facultyId),
      sameDepartments: sameDepartments(candidateEducations.departmentId),
    })
    .from(candidates)
    .leftJoin(candidateEducations, eq(candidateEducations.candidateId, candidates.id))
    .where(eq(candidates.id, sql.placeholder('candidateId')))
    .prepare('eligibility_profile'),
)

const nobody = { birthDate: null, gender: null, nationalityId: null, cityId: null }

type Education = Pick<
  typeof candidateEducations.$inferSelect,
  'level' | 'classId' | 'universityId' | 'facultyId' | 'departmentId' | 'gpa' | 'gpaSystemId' | 'isCurrent'
>

/** The part of an education that conditions are judged by. */
export function judgedEducation(education: Education): Omit<ProfileEducation, 'sameFaculties' | 'sameDepartments'> {
  const { level, classId, universityId, facultyId, departmentId, gpa, gpaSystemId, isCurrent } = education
  const grade = gpa === null || gpaSystemId === null ? null : { value: gpa, systemId: gpaSystemId }
  return { level, classId, universityId, facultyId, departmentId, gpa: grade, isCurrent }
}
