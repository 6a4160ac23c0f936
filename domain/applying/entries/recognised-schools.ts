import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { departments, faculties, universities } from '#database/schema/reference.ts'
import { sameDepartments, sameFaculties } from '#domain/candidates/eligibility/same-named.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { fold } from '#platform/text/turkish.ts'
import type { EnteredPerson } from './read-person.ts'

type Education = NonNullable<EnteredPerson['education']>

/** The reference data of a school that was typed or given by its id. */
export interface RecognisedSchool {
  readonly universityId: number | null
  readonly universityName: string | null
  readonly facultyId: number | null
  readonly facultyName: string | null
  readonly departmentId: number | null
  readonly departmentName: string | null
  readonly sameFaculties: readonly number[]
  readonly sameDepartments: readonly number[]
}

export const unknownSchool: RecognisedSchool = {
  universityId: null,
  universityName: null,
  facultyId: null,
  facultyName: null,
  departmentId: null,
  departmentName: null,
  sameFaculties: [],
  sameDepartments: [],
}

/**
 * Recognises universities and their departments by name or id, in one query for any number of people. An unknown or
 * ambiguous name is stored as text.
 */
export async function recognisedSchools(
  db: Database | Transaction,
  educations: readonly Education[],
  language: Language,
): Promise<(education: Education) => RecognisedSchool> {
  const asked = [...new Map(educations.map((education) => [keyOf(education), education])).values()].filter(
    ({ school, universityId, level }) => (school !== null || universityId !== null) && isHigher(level),
  )
  if (asked.length === 0) return () => unknownSchool
  const { rows } = await db.execute<{ key: string } & { [Key in keyof RecognisedSchool]: RecognisedSchool[Key] }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked.map(toAsked))}::jsonb)
        as asked (key text, id int, school text, department text, level text)
    ), names as (
      select ${universities.id} as id, tr_fold(${universities.name}) as name from ${universities}
      union select ${universities.id}, tr_fold(${universities.nameEn}) from ${universities}
    ), known as (
      select asked.key, coalesce(asked.id, min(names.id)) as id from asked
      left join names on names.name = asked.school
      where asked.id is not null or names.id is not null
      group by asked.key, asked.id having asked.id is not null or count(*) = 1
    ), taught as (
      select asked.key, min(${departments.id}) as id from asked
      join known on known.key = asked.key
      join ${faculties} on ${faculties.universityId} = known.id
        or (${faculties.universityId} is null
          and not exists (select from ${faculties} as own where own.university_id = known.id))
      join ${departments} on ${departments.facultyId} = ${faculties.id} and ${departments.level} = asked.level
        and asked.department in (${departments.search}, tr_fold(${departments.nameEn}))
      group by asked.key having count(*) = 1
    )
    select known.key, ${universities.id} as "universityId", ${nameIn(language, universities)} as "universityName",
      ${faculties.id} as "facultyId", ${nameIn(language, faculties)} as "facultyName",
      ${departments.id} as "departmentId", ${nameIn(language, departments)} as "departmentName",
      ${sameFaculties(faculties.id)} as "sameFaculties", ${sameDepartments(departments.id)} as "sameDepartments"
    from known
    join ${universities} on ${universities.id} = known.id
    left join taught on taught.key = known.key
    left join ${departments} on ${departments.id} = taught.id
    left join ${faculties} on ${faculties.id} = ${departments.facultyId}`)
  const byKey = new Map(rows.map(({ key, ...school }) => [key, school]))
  return (education) => byKey.get(keyOf(education)) ?? unknownSchool
}

/** Lower schools are not in the reference data. */
const isHigher = (level: string) => !['primary', 'secondary', 'highschool'].includes(level)

const toAsked = (education: Education) => ({
  key: keyOf(education),
  id: education.universityId,
  school: education.school === null ? null : fold(education.school),
  department: education.department === null ? null : fold(education.department),
  level: education.level,
})

const keyOf = ({ universityId, school, department, level }: Education) =>
  JSON.stringify([universityId, fold(school ?? ''), fold(department ?? ''), level])
