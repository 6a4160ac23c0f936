import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import { noProfile } from '#domain/applying/applications/no-profile.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import type { Judgement } from '#domain/candidates/eligibility/judgement.ts'
import type { NameOf } from '#domain/ground/reference/reference-names.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/text/locales.ts'
import type { EnteredPerson, KnownClasses } from './read-person.ts'
import { type RecognisedSchool, unknownSchool } from './recognised-schools.ts'

/** The profile of an entered person: only what the organization entered, nothing from an account they may have. */
export function enteredProfile(
  { name, surname, email, phone, education, birthDate, gender, nationalityId, cityId }: EnteredPerson,
  school: RecognisedSchool,
  { levels, classes, nameOf: listed }: KnownClasses & { readonly nameOf: NameOf },
  language: Language,
): SnapshotProfile {
  const placeOf = (list: 'country' | 'city', id: number | null) => {
    const named = listed(list, id)
    return id === null || named === undefined ? null : { id, name: named }
  }
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
      gpa: education.gpa?.value ?? null,
      gpaSystemId: education.gpa?.systemId ?? null,
      gpaSystemName: listed('gpaSystem', education.gpa?.systemId) ?? null,
      startedOn: null,
      endedOn: null,
      scholarshipPercent: null,
      isCurrent: true,
    },
  ]
  return {
    ...noProfile,
    name,
    surname,
    email,
    gsm: phone,
    birthDate,
    gender,
    nationality: placeOf('country', nationalityId),
    city: placeOf('city', cityId),
    educations: educations ?? [],
  }
}

/** How an entered person meets each condition of a form, from the entered data; missing data is unknown. */
export function enteredJudgements(
  conditions: readonly EligibilityCondition[],
  { education, birthDate, gender, nationalityId, cityId }: EnteredPerson,
  { systems }: Pick<KnownClasses, 'systems'>,
  school: RecognisedSchool = unknownSchool,
): Judgement[] {
  const educations = education
    ? [{ ...school, level: education.level, classId: education.classId, gpa: education.gpa, isCurrent: true }]
    : []
  const profile = { birthDate, gender, nationalityId, cityId, educations }
  return judge(conditions, profile, { today: new Date(), gpaSystems: systems })
}
