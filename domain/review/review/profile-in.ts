import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { Database } from '#database/connection.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { spokenLanguage } from './spoken-language.ts'

/**
 * A submitted profile with reference names in the caller's language instead of the candidate's. Free text and names of
 * removed reference rows stay as submitted.
 */
export async function profileIn(db: Database, language: Language, profile: SnapshotProfile): Promise<SnapshotProfile> {
  const { educations, experiences, competencies, nationality, country } = profile
  const nameOf = await referenceNames(db, language, {
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
    competencies: competencies.map((one) =>
      one.type === 'language' ? { ...one, content: spokenLanguage(one.content, language) } : one,
    ),
  }
}
