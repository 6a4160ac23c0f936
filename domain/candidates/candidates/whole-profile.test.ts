import { expect, test } from 'vitest'
import { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { plansOf } from '../../../tests/plans.ts'
import { addCertificate } from './background/certificates.ts'
import { addCompetency } from './background/competencies.ts'
import { addExperience } from './background/experiences.ts'
import { changeCandidateBank } from './change-candidate-bank.ts'
import { changeCandidateLocation } from './change-candidate-location.ts'
import { changeCandidateProfile } from './change-candidate-profile.ts'
import { saveRequirements } from './requirements.ts'
import { saveCitizen } from './save-citizen.ts'
import { wholeProfile } from './whole-profile.ts'

const connection = testDatabase()

test('the submitted profile is read in two queries, in the language of the form, without secrets in plain text', async () => {
  const { caller, candidateId, email } = await aCandidate({
    gsm: '+905321234567',
    photo: '/files/profile-images/a.webp',
  })
  await changeCandidateProfile(caller, { candidateId, birthDate: '2004-02-29', gender: 'female', nationalityId: 223 })
  await changeCandidateLocation(caller, { candidateId, countryId: 57, cityId: null })
  await changeCandidateBank(caller, { candidateId, bank: { iban: 'TR330006100519786457841326', owner: 'Ayşe' } })
  await saveCitizen(caller, { candidateId, tckn: '10000000146' })
  await saveRequirements(caller, { candidateId, requirements })
  for (const content of ['Zurna', 'Çömlek', 'Dikiş']) {
    await addCompetency(caller, { candidateId, type: 'hobby', content, level: null })
  }
  await addCompetency(caller, { candidateId, type: 'language', content: 'Zazaca', level: 'native' })
  const work = {
    kind: 'work',
    organization: 'Fırın',
    position: 'Usta',
    startedOn: '2024-01-01',
    endedOn: null,
  } as const
  await addExperience(caller, { candidateId, ...work, countryId: 223, cityId: 34, description: '' })
  const paper = { name: 'İlk Yardım', issuer: 'Kızılay', issuedOn: null, expiresOn: null, reference: '' }
  await addCertificate(caller, { candidateId, ...paper })

  const read = () => wholeProfile(connection.db, candidateId, 'en')
  expect(await plansOf(connection.pool, read)).toHaveLength(2)
  const { profile, sensitive } = await read()
  expect(profile).toEqual({
    name: 'Ayşe',
    surname: 'Yılmaz',
    email,
    gsm: '+905321234567',
    photo: '/files/profile-images/a.webp',
    birthDate: '2004-02-29',
    gender: 'female',
    nationality: { id: 223, name: 'Türkiye' },
    country: { id: 57, name: expect.any(String) },
    city: null,
    town: null,
    about: '',
    hasCitizenNumber: true,
    hasRequirements: true,
    educations: [],
    experiences: [
      {
        ...work,
        id: expect.any(String),
        countryId: 223,
        cityId: 34,
        description: '',
        countryName: 'Türkiye',
        cityName: 'İstanbul',
      },
    ],
    certificates: [{ ...paper, id: expect.any(String) }],
    competencies: ['Zazaca', 'Çömlek', 'Dikiş', 'Zurna'].map((content) => expect.objectContaining({ content })),
  })
  expect(SnapshotProfile.strict().safeParse(profile).error).toBeUndefined()
  expect(sensitive).toEqual({ tckn: '10000000146', requirements })
  expect(JSON.stringify(profile)).not.toMatch(/10000000146|0146|TR33|1326|Kalp/)
})

test('it reads the same inside a transaction, and an unknown candidate has no profile', async () => {
  const { candidateId } = await aCandidate()
  const inside = await connection.db.transaction((tx) => wholeProfile(tx, candidateId, 'tr'))
  expect(inside).toEqual(await wholeProfile(connection.db, candidateId, 'tr'))
  expect(inside.sensitive).toEqual({ tckn: null, requirements: null })
  await expect(wholeProfile(connection.db, newId(), 'tr')).rejects.toMatchObject({ code: 'accounts.notFound' })
})

const requirements = { ...noRequirements, siblings: 1, incomeBand: 'none', chronicIllness: true, note: 'Kalp' } as const
