import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { ProfileChange, ProfileField } from '#contract/participants/participants.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { phoneText } from '#platform/text/phone-text.ts'

type Education = SnapshotProfile['educations'][number]

/** The differences between the current profile and the submitted one, both in the caller's language. */
export function profileChanges(before: SnapshotProfile, now: SnapshotProfile, language: Language): ProfileChange[] {
  return [
    changed('name', nameOf(before), nameOf(now)),
    changed('email', before.email, now.email),
    changed('gsm', phoneOf(before), phoneOf(now)),
    changed('place', placeOf(before), placeOf(now)),
    ...educationChanges(before.educations, now.educations, language),
  ].flatMap((change) => change ?? [])
}

const nameOf = ({ name, surname }: SnapshotProfile) => `${name} ${surname}`

const phoneOf = ({ gsm }: SnapshotProfile) => (gsm === null ? null : phoneText(gsm))

const placeOf = ({ town, city, country }: SnapshotProfile) => joined([town?.name, city?.name, country?.name])

/** Educations are matched by id, so a corrected one is a change and not a new one. */
function educationChanges(before: readonly Education[], now: readonly Education[], language: Language) {
  const known = new Map(before.map((education) => [education.id, education]))
  const ids = new Set(now.map(({ id }) => id))
  return [
    ...now.flatMap((education) => {
      const earlier = known.get(education.id)
      if (!earlier) return [added('educationAdded', null, describe(education))]
      const about = schoolOf(education)
      return [
        changed('school', schoolOf(earlier), schoolOf(education), education.levelName),
        changed('class', earlier.className, education.className, about),
        changed('gpa', gradeOf(earlier, language), gradeOf(education, language), about),
      ]
    }),
    ...before.filter(({ id }) => !ids.has(id)).map((education) => added('educationRemoved', describe(education), null)),
  ]
}

const schoolOf = ({ universityName, schoolName, facultyShown, departmentShown }: Education) =>
  joined([universityName ?? schoolName, facultyShown, departmentShown])

const describe = (education: Education) => joined([education.levelName, schoolOf(education), education.className])

const gradeOf = ({ gpa, gpaSystemName }: Education, language: Language) =>
  gpa === null ? null : joined([formatNumber(gpa, language), gpaSystemName], ' · ')

const joined = (parts: readonly (string | null | undefined)[], between = ', ') =>
  parts.filter((part) => part).join(between) || null

const added = (field: ProfileField, before: string | null, now: string | null, about: string | null = null) => ({
  field,
  before,
  now,
  about,
})

const changed = (field: ProfileField, before: string | null, now: string | null, about: string | null = null) =>
  (before ?? '') === (now ?? '') ? undefined : added(field, before, now, about)
