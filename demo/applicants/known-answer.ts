import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { Applicant } from './applicants-of.ts'

export type Known = Pick<Applicant, 'profile' | 'requirements'>
type Requirements = NonNullable<Known['requirements']>

const homes: Readonly<Record<string, string>> = {
  family: 'Ailemin yanında',
  dormitory: 'Devlet yurdunda',
  rented: 'Kirada',
}

/** What the profile says already, by the words of the question. */
const ofFamily: Readonly<Record<string, (requirements: Requirements) => number | boolean | string | null>> = {
  'Kaç kardeşin okuyor?': ({ studyingSiblings }) => studyingSiblings,
  'Okuyan kardeş sayısı': ({ studyingSiblings }) => studyingSiblings,
  'Evinizde kaç kişi yaşıyor?': ({ householdSize }) => householdSize,
  'Hanede yaşayan kişi sayısı': ({ householdSize }) => householdSize,
  'Nerede kalıyorsun?': ({ housing }) => homes[housing ?? ''] ?? null,
  'Başka bir kurumdan burs ya da kredi alıyor musun?': ({ otherScholarship }) => otherScholarship,
}

/** An answer that the applicant's profile gives; undefined where it says nothing. */
export function knownAnswer(
  { kind, label, options, profileFact }: Question,
  { profile, requirements }: Known,
): StoredAnswer | undefined {
  if (kind === 'university') return profile.educations[0]?.universityId ?? undefined
  if (profileFact === 'city' || profileFact === 'country') return profile[profileFact]?.id
  const said = requirements && ofFamily[label]?.(requirements)
  if (said === undefined || said === null) return undefined
  return typeof said === 'string' ? options.find((option) => option.label === said)?.id : said
}
