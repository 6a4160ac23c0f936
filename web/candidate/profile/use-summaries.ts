import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { formatDate } from '#platform/text/dates.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { useLanguage } from '../../place.tsx'
import { useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { joined } from './joined.ts'
import { certificates, competencies, educations, experiences, profile, requirements } from './own-profile.ts'

const few = 3

/** The content of every part of the profile in up to three lines; none where it is empty. */
export function useSummaries(): Readonly<Record<ProfilePart, readonly string[]>> {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  const { myId } = useMe()
  const me = useAnswer(profile(myId))
  const said = useAnswer(requirements(myId)).requirements
  const answered = Object.values(said ?? {}).filter((answer) => answer !== null && answer !== '').length
  const lists = {
    educations: useAnswer(educations(myId)).items.map((education) =>
      joined(education.universityName ?? education.levelName, education.departmentShown ?? education.className),
    ),
    experiences: useAnswer(experiences(myId)).items.map((experience) =>
      joined(experience.position, experience.organization),
    ),
    certificates: useAnswer(certificates(myId)).items.map((certificate) =>
      joined(certificate.name, certificate.issuer),
    ),
  }
  return {
    photo: me.photo ? [t('summary.photo')] : [],
    personal: present(
      `${me.name} ${me.surname}`,
      me.birthDate && formatDate(me.birthDate, language),
      me.nationality?.name,
    ),
    location: present([me.town?.name, me.city?.name, me.country?.name].filter(Boolean).join(', ')),
    gsm: present(me.gsm && joined(phoneText(me.gsm), me.gsmVerified ? null : t('summary.unverified'))),
    citizen: present(me.citizen?.masked),
    educations: first(lists.educations),
    experiences: first(lists.experiences),
    certificates: first(lists.certificates),
    competencies: present(
      useAnswer(competencies(myId))
        .items.map(({ content }) => content)
        .join(', '),
    ),
    requirements: answered > 0 ? [t('summary.answered', { count: answered })] : [],
    bank: present(me.bank && joined(me.bank.bankName, me.bank.masked)),
    documents: [],
  }

  function first(lines: readonly string[]) {
    const more = lines.length - few
    return more > 0 ? [...lines.slice(0, few), t('summary.more', { count: more })] : lines
  }
}

const present = (...lines: (string | null | undefined)[]) =>
  lines.filter((line): line is string => line !== null && line !== undefined && line !== '')
