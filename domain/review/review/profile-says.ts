import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { ProfileFact, Question } from '#contract/forms/form-content.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'

/**
 * The profile's value if it contradicts the answer. Compares only questions that the form binds to a profile fact, and
 * only reference ids and dates: free text may say the same in other words. A missing profile value contradicts nothing.
 */
export function profileSays(
  { kind, profileFact }: Pick<Question, 'kind' | 'profileFact'>,
  answer: StoredAnswer | undefined,
  profile: SnapshotProfile,
  language: Language,
): string | null {
  if (!profileFact || answer === undefined || answer === null) return null
  const said = facts[profileFact](profile, language)
  const isComparable = kind === 'date' ? typeof answer === 'string' : typeof answer === 'number'
  return said && isComparable && !said.values.includes(answer as string | number) ? said.words : null
}

interface Said {
  readonly values: readonly (string | number)[]
  readonly words: string
}

const facts: Readonly<Record<ProfileFact, (profile: SnapshotProfile, language: Language) => Said | null>> = {
  city: ({ city }) => place(city),
  country: ({ country }) => place(country),
  nationality: ({ nationality }) => place(nationality),
  birthDate: ({ birthDate }, language) =>
    birthDate === null ? null : { values: [birthDate], words: formatDate(birthDate, language) },
  university: ({ educations }) => {
    const named = educations.filter(({ universityName }) => universityName !== null)
    const values = named.flatMap(({ universityId }) => universityId ?? [])
    // A school entered as free text may be the one in the answer.
    if (named.length === 0 || values.length < named.length) return null
    return { values, words: [...new Set(named.map(({ universityName }) => universityName))].join(', ') }
  },
}

const place = (one: { readonly id: number; readonly name: string } | null): Said | null =>
  one && { values: [one.id], words: one.name }
