import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { Database } from '#database/connection.ts'
import * as reference from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#platform/text/locales.ts'

type Listed = 'level' | 'class' | 'gpaSystem' | 'university' | 'faculty' | 'department' | 'country'
type Id = string | number | null | undefined

/**
 * A profile that was handed in, with the names of our lists in the reader's language: it holds them in that of who handed
 * it in. What was written by hand, and what the lists have lost since, stays as it was.
 */
export async function profileIn(db: Database, language: Language, profile: SnapshotProfile): Promise<SnapshotProfile> {
  const { educations, experiences, nationality, country } = profile
  const nameOf = await names(db, language, {
    level: educations.map(({ level }) => level),
    class: educations.map(({ classId }) => classId),
    gpaSystem: educations.map(({ gpaSystemId }) => gpaSystemId),
    university: educations.map(({ universityId }) => universityId),
    faculty: educations.map(({ facultyId }) => facultyId),
    department: educations.map(({ departmentId }) => departmentId),
    country: [nationality?.id, country?.id, ...experiences.map(({ countryId }) => countryId)],
  })
  const place = <P extends { readonly id: number; readonly name: string }>(one: P | null) =>
    one && { ...one, name: nameOf('country', one.id) ?? one.name }
  return {
    ...profile,
    nationality: place(nationality),
    country: place(country),
    educations: educations.map((education) => ({
      ...education,
      levelName: nameOf('level', education.level) ?? education.levelName,
      className: nameOf('class', education.classId) ?? education.className,
      gpaSystemName: nameOf('gpaSystem', education.gpaSystemId) ?? education.gpaSystemName,
      universityName: nameOf('university', education.universityId) ?? education.universityName,
      facultyShown: nameOf('faculty', education.facultyId) ?? education.facultyShown,
      departmentShown: nameOf('department', education.departmentId) ?? education.departmentShown,
    })),
    experiences: experiences.map((experience) => ({
      ...experience,
      countryName: nameOf('country', experience.countryId) ?? experience.countryName,
    })),
  }
}

/** The names of these items of our lists, in one question. */
async function names(db: Database, language: Language, ids: Readonly<Record<Listed, readonly Id[]>>) {
  const list = (listed: Listed, table: PgTable, id: PgColumn, named: Parameters<typeof nameIn>[1]) => {
    const asked = ids[listed].filter((one) => one !== null && one !== undefined).map(String)
    const type = sql.raw(listed === 'level' ? 'text' : 'int')
    return sql`select ${listed}::text as listed, ${id}::text as id, ${nameIn(language, named)} as name
      from ${table} where ${id} = any(${sql.param(asked)}::${type}[])`
  }
  const lists = [
    list('level', reference.educationLevels, reference.educationLevels.code, reference.educationLevels),
    list('class', reference.educationClasses, reference.educationClasses.id, reference.educationClasses),
    list('gpaSystem', reference.gpaSystems, reference.gpaSystems.id, reference.gpaSystems),
    list('university', reference.universities, reference.universities.id, reference.universities),
    list('faculty', reference.faculties, reference.faculties.id, reference.faculties),
    list('department', reference.departments, reference.departments.id, reference.departments),
    list('country', reference.countries, reference.countries.id, reference.countries),
  ]
  const { rows } = await db.execute<{ listed: Listed; id: string; name: string }>(sql.join(lists, sql` union all `))
  const found = new Map(rows.map(({ listed, id, name }) => [`${listed} ${id}`, name]))
  return (listed: Listed, id: Id) => found.get(`${listed} ${id}`)
}
