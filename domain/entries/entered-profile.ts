import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { EligibilityCondition, Fit } from '#contract/forms/eligibility.ts'
import { noProfile } from '#domain/applications/no-profile.ts'
import { judge } from '#domain/eligibility/judge.ts'
import { overall } from '#domain/eligibility/judgement.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/text/locales.ts'
import type { EnteredPerson, KnownClasses } from './read-person.ts'
import { type RecognisedSchool, unknownSchool } from './recognised-schools.ts'

/** The profile of an entered person: what the organization wrote, and nothing of an account they may have. */
export function enteredProfile(
  { name, surname, email, phone, education }: EnteredPerson,
  school: RecognisedSchool,
  { levels, classes }: KnownClasses,
  language: Language,
): SnapshotProfile {
  const nameOf = (one: { readonly name: string; readonly nameEn: string } | undefined) =>
    (language === 'en' ? one?.nameEn : one?.name) ?? null
  const educations = education && [
    {
      id: newId(),
      level: education.level,
      levelName: nameOf(levels.find(({ code }) => code === education.level)) ?? education.level,
      classId: education.classId,
      className: nameOf(classes.find(({ id }) => id === education.classId)),
      universityId: school.universityId,
      schoolName: school.universityId === null ? education.school : null,
      universityName: school.universityName ?? education.school,
      facultyId: school.facultyId,
      facultyName: null,
      facultyShown: school.facultyName,
      departmentId: school.departmentId,
      departmentName: school.departmentId === null ? education.department : null,
      departmentShown: school.departmentName ?? education.department,
      gpa: null,
      gpaSystemId: null,
      gpaSystemName: null,
      startedOn: null,
      endedOn: null,
      scholarshipPercent: null,
      isCurrent: true,
    },
  ]
  return { ...noProfile, name, surname, email, gsm: phone, educations: educations ?? [] }
}

/** How an entered person meets the conditions of a form, as far as is known. */
export function enteredFit(
  conditions: readonly EligibilityCondition[],
  { education }: Pick<EnteredPerson, 'education'>,
  school: RecognisedSchool = unknownSchool,
): Fit {
  const educations = education
    ? [{ ...school, level: education.level, classId: education.classId, gpa: null, isCurrent: true }]
    : []
  const profile = { birthDate: null, gender: null, nationalityId: null, cityId: null, educations }
  return overall(judge(conditions, profile, { today: new Date(), gpaSystems: [] })).fit
}
