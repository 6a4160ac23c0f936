import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { departments, faculties } from '#database/schema/reference.ts'
import type { EligibilityProfile, ProfileEducation } from './eligibility-profile.ts'

// A university whose faculties were imported has rows of its own, so a condition on “Bilgisayar Mühendisliği” would be met
// by the students of one university alone. It means all departments of that name.

/** SQL for the ids of all faculties that are named like this one. */
export const sameFaculties = (id: SQLWrapper): SQL<number[]> =>
  sql`array(select same.id from ${faculties} as own join ${faculties} as same on same.plain_name = own.plain_name
    where own.id = ${id} order by same.id)`

/** SQL for the ids of all departments of the same name and level as this one. */
export const sameDepartments = (id: SQLWrapper): SQL<number[]> =>
  sql`array(select same.id from ${departments} as own
    join ${departments} as same on same.plain_name = own.plain_name and same.level = own.level
    where own.id = ${id} order by same.id)`

type SameNamed = Pick<ProfileEducation, 'sameFaculties' | 'sameDepartments'>

export const noneSame: SameNamed = { sameFaculties: [], sameDepartments: [] }

/** Adds the ids of the same name to a profile that was read without them, if a condition asks for them. */
export async function withSameNamed(
  db: Database | Transaction,
  profile: EligibilityProfile,
  conditions: readonly EligibilityCondition[],
): Promise<EligibilityProfile> {
  const ids = profile.educations.map(({ facultyId, departmentId }) => ({ facultyId, departmentId }))
  const isAsked = conditions.some(({ kind }) => kind === 'faculty' || kind === 'department')
  if (!isAsked || !ids.some(({ facultyId, departmentId }) => facultyId !== null || departmentId !== null))
    return profile
  const { rows } = await db.execute<SameNamed & Record<string, unknown>>(sql`
    select ${sameFaculties(sql`"facultyId"`)} as "sameFaculties", ${sameDepartments(sql`"departmentId"`)} as "sameDepartments"
    from rows from (jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ("facultyId" int, "departmentId" int))
      with ordinality order by ordinality`)
  return { ...profile, educations: profile.educations.map((education, at) => ({ ...education, ...rows[at] })) }
}
