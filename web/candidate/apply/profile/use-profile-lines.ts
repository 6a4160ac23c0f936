import type { Education } from '#contract/candidates/candidate-background.ts'
import { formatDate } from '#platform/text/dates.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ownProfile } from './profile-queries.ts'

/** The profile as submitted, in lines; empty fields are left out. */
export function useProfileLines() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const own = ownProfile(useMe().myId)
  const profile = useAnswer(own.profile)
  const { requirements } = useAnswer(own.requirements)
  const educations = useAnswer(own.educations).items
  const experiences = useAnswer(own.experiences).items
  const certificates = useAnswer(own.certificates).items
  const competencies = useAnswer(own.competencies).items

  const lines: [term: string, detail: string | null][] = [
    [t('apply.line.name'), `${profile.name} ${profile.surname}`],
    [t('label.email'), profile.email],
    [t('label.phone'), profile.gsm && phoneText(profile.gsm)],
    [t('label.birthDate'), profile.birthDate && formatDate(profile.birthDate, language)],
    [t('label.gender'), profile.gender && t('apply.gender', { gender: profile.gender })],
    [t('label.nationality'), profile.nationality?.name ?? null],
    [t('apply.line.place'), placesIn([profile.town, profile.city, profile.country])],
    [t('apply.line.citizen'), profile.citizen?.masked ?? null],
    [t('label.education'), educations.map(inWords).join('\n')],
    [
      t('apply.line.experiences'),
      experiences.map(({ position, organization }) => `${position}, ${organization}`).join('\n'),
    ],
    [t('apply.line.certificates'), certificates.map(({ name, issuer }) => `${name}, ${issuer}`).join('\n')],
    [t('apply.line.competencies'), competencies.map(({ content }) => content).join(', ')],
    [t('apply.line.requirements'), requirements && t('apply.line.requirements.given')],
  ]
  return lines.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}

const inWords = (education: Education) =>
  [
    education.universityName ?? education.schoolName,
    education.departmentShown ?? education.facultyShown,
    education.className ?? education.levelName,
  ]
    .filter(Boolean)
    .join(', ')

const placesIn = (places: readonly ({ readonly name: string } | null)[]) =>
  places.flatMap((place) => place?.name ?? []).join(', ')
