import { type Column, type SQL, sql } from 'drizzle-orm'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { listings } from '#database/schema/forms.ts'
import { ageOn } from '#domain/candidates/eligibility/age-on.ts'
import type { JudgeContext } from '#domain/candidates/eligibility/judge.ts'
import { gpaOnHundred } from '#domain/forms/listings/asked-columns.ts'
import type { EligibilityProfile, ProfileEducation } from '../../candidates/eligibility/eligibility-profile.ts'

// The result of judge() as one number that PostgreSQL computes for a listing: 16 for each unmet condition, 1 for each
// unknown one. There are ten kinds of conditions, so the unknown ones never reach 16, and the lowest number is the best
// education, as judge() ranks them.

export const standings = {
  fits: [0],
  /**
   * One condition is unknown: the profile lacks the data. Unmet conditions are left out, because most cannot be
   * changed, such as an age.
   */
  almost: [1],
} as const

const met = sql`0`
const unknown = sql`1`
const notMet = sql`16`

/** SQL for how a candidate fits a listing; 0 is a full fit. */
export function standingOf(profile: EligibilityProfile, context: JudgeContext): SQL<number> {
  return sql<number>`(${sql.join([standingOfEducations(profile.educations, context), ...standingsOfPerson(profile, context)], sql` + `)})`
}

function standingOfEducations(educations: readonly ProfileEducation[], context: JudgeContext): SQL {
  if (educations.length === 0) return sum(unknownEducation)
  return sql`least(${sql.join(
    educations.map((education) => sum(standingsOfEducation(education, context))),
    sql`, `,
  )})`
}

function standingsOfEducation(education: ProfileEducation, { gpaSystems }: JudgeContext): SQL[] {
  const gpa = education.gpa && gpaOnHundred(education.gpa, gpaSystems)
  return [
    sql`case when ${education.level} = any (${listings.levels}) then ${met} else ${notMet} end`,
    amongAll(listings.universityIds, education.universityId),
    among(listings.classIds, education.classId),
    amongSame(listings.facultyIds, education.facultyId, education.sameFaculties),
    amongSame(listings.departmentIds, education.departmentId, education.sameDepartments),
    gpa === null
      ? ifAsked(listings.minGpa, unknown)
      : sql`case when ${listings.minGpa} is null then ${met} when ${listings.minGpa} = 'NaN' then ${unknown}
          when ${gpa}::float8 >= ${listings.minGpa} then ${met} else ${notMet} end`,
  ]
}

/** Without any education all conditions on education are unknown. */
const unknownEducation = [
  sql`case when cardinality(${listings.levels}) = ${sql.raw(String(levelCodes.length))} then ${met} else ${unknown} end`,
  amongAll(listings.universityIds, null),
  ...[listings.classIds, listings.facultyIds, listings.departmentIds, listings.minGpa].map((column) =>
    ifAsked(column, unknown),
  ),
]

function standingsOfPerson(profile: EligibilityProfile, { today }: JudgeContext): SQL[] {
  const { birthDate, nationalityId, cityId, gender } = profile
  const { minAge, maxAge } = listings
  return [
    birthDate === null
      ? sql`case when ${minAge} is null and ${maxAge} is null then ${met} else ${unknown} end`
      : sql`case when ${ageOn(today, birthDate)}::int between coalesce(${minAge}, 0) and coalesce(${maxAge}, 1000)
          then ${met} else ${notMet} end`,
    among(listings.nationalityIds, nationalityId),
    among(listings.homeCityIds, cityId),
    among(listings.genders, gender),
  ]
}

/** Compares a value with a list that is null if there is no condition. */
function among(list: Column, value: number | string | null): SQL {
  if (value === null) return ifAsked(list, unknown)
  return sql`case when ${list} is null or ${value} = any (${list}) then ${met} else ${notMet} end`
}

/** The same for a value with others that mean the same. */
function amongSame(list: Column, value: number | null, same: readonly number[]): SQL {
  if (value === null) return ifAsked(list, unknown)
  return sql`case when ${list} is null or ${list} && ${sql.param([value, ...same])}::int[] then ${met} else ${notMet} end`
}

/** The same for a list in which 0 stands for all. */
function amongAll(list: Column, value: number | null): SQL {
  const otherwise = value === null ? unknown : notMet
  return sql`case when ${list} && array[${sql.join([sql`0`, ...(value === null ? [] : [sql`${value}::int`])], sql`, `)}]
    then ${met} else ${otherwise} end`
}

function ifAsked(column: Column, standing: SQL): SQL {
  return sql`case when ${column} is null then ${met} else ${standing} end`
}

const sum = (standings: readonly SQL[]) => sql`(${sql.join([...standings], sql` + `)})`
