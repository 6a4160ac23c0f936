import { type Column, type SQL, sql } from 'drizzle-orm'
import { listings } from '#database/schema/forms.ts'
import type { EligibilityProfile } from '../../candidates/eligibility/eligibility-profile.ts'

/**
 * SQL for the relevance of a listing for this candidate, highest first: it names their department, class, faculty or
 * university, has a grade condition that they meet, is where they live. A full-time job comes last for a student.
 */
export function relevanceOf({ cityId, educations }: EligibilityProfile): SQL<number> {
  const idsOf = (kind: 'departmentId' | 'classId' | 'facultyId' | 'universityId') =>
    educations.flatMap((education) => education[kind] ?? [])
  const sameAs = (kind: 'sameDepartments' | 'sameFaculties') => educations.flatMap((education) => education[kind])
  const isStudent = educations.some(({ isCurrent }) => isCurrent)
  return sql<number>`(${sql.join(
    [
      ifNamed(listings.departmentIds, [...idsOf('departmentId'), ...sameAs('sameDepartments')], 8),
      ifNamed(listings.classIds, idsOf('classId'), 4),
      ifNamed(listings.facultyIds, [...idsOf('facultyId'), ...sameAs('sameFaculties')], 4),
      ifNamed(listings.universityIds, idsOf('universityId'), 2),
      ifNamed(listings.cityIds, cityId === null ? [] : [cityId], 3),
      ifNamed(listings.homeCityIds, cityId === null ? [] : [cityId], 2),
      sql`(${listings.minGpa} is not null)::int`,
      isStudent
        ? sql`case when ${listings.type} = 'job' and ${listings.workKind} = 'fullTime' then -20 else 0 end`
        : sql`0`,
    ],
    sql` + `,
  )})`
}

const ifNamed = (list: Column, ids: readonly number[], weight: number): SQL =>
  ids.length === 0
    ? sql`0`
    : sql`case when ${list} && ${sql.param([...ids])}::int[] then ${sql.raw(String(weight))} else 0 end`
