import { expect, test } from 'vitest'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { ProfileFact, QuestionKind } from '#contract/forms/form-content.ts'
import { noProfile } from '#domain/applying/applications/no-profile.ts'
import { profileSays } from './profile-says.ts'

const at = (universityId: number | null, universityName: string | null) =>
  ({ universityId, universityName }) as SnapshotProfile['educations'][number]

const profile: SnapshotProfile = {
  ...noProfile,
  name: 'Ayşe',
  surname: 'Ak',
  birthDate: '2003-04-05',
  city: { id: 6, name: 'Ankara' },
  nationality: { id: 792, name: 'Türkiye' },
  educations: [at(7, 'Hacettepe Üniversitesi'), at(null, null)],
}

const says = (kind: QuestionKind, fact: ProfileFact | null, answer: StoredAnswer, of = profile) =>
  profileSays({ kind, profileFact: fact }, answer, of, 'tr')

test.each<[QuestionKind, ProfileFact | null, StoredAnswer, string | null]>([
  ['city', 'city', 34, 'Ankara'],
  ['city', 'city', 6, null],
  ['city', null, 34, null],
  ['city', 'city', null, null],
  ['country', 'nationality', 276, 'Türkiye'],
  ['country', 'country', 276, null],
  ['date', 'birthDate', '2004-04-05', '5 Nisan 2003'],
  ['date', 'birthDate', '2003-04-05', null],
  ['university', 'university', 8, 'Hacettepe Üniversitesi'],
  ['university', 'university', 7, null],
  ['university', 'university', 'Hacettepe', null],
])('%s bound to %s, answered %s: the profile says otherwise: %s', (kind, fact, answer, words) => {
  expect(says(kind, fact, answer)).toBe(words)
})

test('a school entered as free text may be the one in the answer', () => {
  const unsure = { ...profile, educations: [at(7, 'Hacettepe Üniversitesi'), at(null, 'Bir Üniversite')] }
  expect(says('university', 'university', 8, unsure)).toBeNull()
  expect(says('university', 'university', 8, { ...profile, educations: [] })).toBeNull()
})
