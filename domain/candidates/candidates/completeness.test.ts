import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ProfilePart, profileParts } from '#contract/candidates/candidate-facts.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { accounts } from '#database/schema/accounts.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { putOnShelf } from '../../../tests/files/put-on-shelf.ts'
import { aListing, inDays } from '../../../tests/listings.ts'
import { askedByOpenForms } from './asked-by-open-forms.ts'
import { addCertificate } from './background/certificates.ts'
import { addCompetency } from './background/competencies.ts'
import { addEducation } from './background/educations.ts'
import { addExperience } from './background/experiences.ts'
import { changeCandidateBank } from './change-candidate-bank.ts'
import { changeCandidateLocation } from './change-candidate-location.ts'
import { changeCandidateProfile } from './change-candidate-profile.ts'
import { completenessOf } from './completeness-of.ts'
import { leaveOutPart } from './leave-out-part.ts'
import { readCompleteness } from './read-completeness.ts'
import { saveRequirements } from './requirements.ts'
import { saveCitizen } from './save-citizen.ts'

const connection = testDatabase()

const [studentPaper, transcript] = [1, 2]
const wanted = (documentTypeId: number, details: Partial<FormContent['documents'][number]> = {}) => ({
  id: newId(),
  documentTypeId,
  required: true,
  note: '',
  when: null,
  ...details,
})

test('demands of open forms are counted, without closed and upcoming forms and conditional documents', async () => {
  await aListing({
    eligibility: [
      { kind: 'age', min: 18, max: null },
      { kind: 'gpa', min: 3, systemId: 1 },
    ],
    documents: [wanted(transcript), wanted(studentPaper), wanted(transcript)],
  })
  await aListing({ eligibility: [{ kind: 'gender', genders: ['female'] }], documents: [wanted(transcript)] })
  await aListing({ type: 'job', eligibility: [{ kind: 'city', cityIds: [34] }] })
  await aListing({ type: 'job', eligibility: [{ kind: 'level', levels: ['master'] }] })
  await aListing({
    type: 'program',
    eligibility: [{ kind: 'university', universityIds: [50] }],
    documents: [
      wanted(studentPaper, { required: false }),
      wanted(studentPaper, { when: { kind: 'disabled' } }),
      wanted(3, { when: { kind: 'classAbove', year: 2 } }),
    ],
  })
  const asksAll = { eligibility: [{ kind: 'age' as const, min: 18, max: null }], documents: [wanted(transcript)] }
  await aListing({ ...asksAll, state: 'Closed', closedAt: inDays(-1) })
  await aListing({ ...asksAll, opensAt: inDays(3).toISOString() })
  await aListing({ ...asksAll, closesAt: inDays(-1).toISOString() })

  expect(await askedByOpenForms()).toEqual({
    personal: 2,
    location: 1,
    educations: 3,
    scholarships: 2,
    jobs: 2,
    documents: new Map([
      [studentPaper, 1],
      [transcript, 2],
    ]),
  })

  // Within a minute nothing is recounted; afterwards callers do not wait for the recount.
  await aListing(asksAll)
  expect((await askedByOpenForms()).personal).toBe(2)
  const later = Date.now() + 60_000
  expect((await askedByOpenForms(later)).personal).toBe(2)
  await expect.poll(async () => (await askedByOpenForms(later)).personal, { interval: 5 }).toBe(3)
})

test('an empty profile says what each part would help with, in the reader’s language', async () => {
  const { caller, candidateId } = await aCandidate()
  const { percent, parts } = await readCompleteness(caller, { candidateId })
  expect(percent).toBe(0)
  expect(parts.map(({ part }) => part)).toEqual([...profileParts])
  expect(parts.every(({ done }) => !done)).toBe(true)
  const reasonOf = (part: ProfilePart) => parts.find((item) => item.part === part)
  expect(reasonOf('documents')).toEqual({
    part: 'documents',
    done: false,
    leftOut: false,
    reason: '3 açık ilan şu belgeyi istiyor: Transkript (Not Dökümü).',
    openForms: 3,
  })
  expect(reasonOf('location')).toMatchObject({ reason: '1 açık ilanda şehir koşulu var.', openForms: 1 })
  expect(reasonOf('photo')).toMatchObject({ openForms: 0 })

  const english = await readCompleteness({ ...caller, language: 'en' }, { candidateId })
  expect(english.parts.find(({ part }) => part === 'location')?.reason).toBe('1 open listing has a city requirement.')
})

test('each part that is filled in counts, and all together are a hundred', async () => {
  const { caller, candidateId, accountId } = await aCandidate()
  const seen: number[] = []
  const steps: readonly [ProfilePart, () => Promise<unknown>][] = [
    ['photo', () => setAccount({ photo: '/files/profile-images/a.webp' })],
    // The gender may stay empty.
    ['personal', () => changeCandidateProfile(caller, { candidateId, birthDate: '2004-01-01', nationalityId: 223 })],
    ['location', () => changeCandidateLocation(caller, { candidateId, countryId: 223, cityId: 34 })],
    ['gsm', () => setAccount({ gsm: '+905321234567', gsmVerifiedAt: new Date() })],
    ['citizen', () => saveCitizen(caller, { candidateId, tckn: '10000000146' })],
    ['educations', () => addEducation(caller, { candidateId, ...education })],
    ['experiences', () => addExperience(caller, { candidateId, ...experience })],
    ['certificates', () => addCertificate(caller, { candidateId, ...certificate })],
    ['competencies', () => addCompetency(caller, { candidateId, type: 'hobby', content: 'Satranç', level: null })],
    ['requirements', () => saveRequirements(caller, { candidateId, requirements })],
    ['bank', () => changeCandidateBank(caller, { candidateId, bank })],
    ['documents', () => putOnShelf(candidateId, transcript)],
  ]
  expect(steps.map(([part]) => part)).toEqual([...profileParts])
  for (const [part, fillIn] of steps) {
    expect((await completenessOf(connection.db, candidateId)).done[part]).toBe(false)
    await fillIn()
    const { percent, done } = await completenessOf(connection.db, candidateId)
    expect(done[part]).toBe(true)
    seen.push(percent)
  }
  expect(seen).toEqual([5, 20, 30, 40, 45, 65, 70, 75, 80, 90, 95, 100])

  // The document that the candidate already has is not suggested again.
  const { parts } = await readCompleteness(caller, { candidateId })
  expect(parts.at(-1)).toMatchObject({ done: true, reason: '1 açık ilan şu belgeyi istiyor: Öğrenci Belgesi.' })

  async function setAccount(change: Partial<typeof accounts.$inferInsert>) {
    await connection.db.update(accounts).set(change).where(eq(accounts.id, accountId))
  }
})

const education = {
  ...({ level: 'highschool', classId: 305, universityId: null, schoolName: 'Kabataş', facultyId: null } as const),
  facultyName: null,
  departmentId: null,
  departmentName: null,
  gpa: 90,
  gpaSystemId: 2,
  startedOn: null,
  endedOn: null,
  scholarshipPercent: null,
  isCurrent: true,
}
const experience = {
  ...({ kind: 'work', organization: 'Fırın', position: 'Usta', countryId: null, cityId: null } as const),
  startedOn: '2024-01-01',
  endedOn: null,
  description: '',
}
const certificate = { name: 'İlk Yardım', issuer: 'Kızılay', issuedOn: null, expiresOn: null, reference: '' }
const bank = { iban: 'TR330006100519786457841326', owner: 'Ayşe Yılmaz' }
const requirements = { ...noRequirements, siblings: 1 }

test('a part that stays empty on purpose is done, until that is taken back or it is filled', async () => {
  const { caller, candidateId } = await aCandidate()
  const percent = async () => (await completenessOf(connection.db, candidateId)).percent
  const stateOf = async (wanted: ProfilePart) => {
    const { parts } = await readCompleteness(caller, { candidateId })
    const { done, leftOut } = parts.find(({ part }) => part === wanted) ?? {}
    return { done, leftOut }
  }
  expect(await percent()).toBe(0)
  for (let time = 0; time < 2; time++) await leaveOutPart(caller, { candidateId, part: 'certificates', leftOut: true })
  await leaveOutPart(caller, { candidateId, part: 'requirements', leftOut: true })
  expect(await stateOf('certificates')).toEqual({ done: true, leftOut: true })
  expect(await percent()).toBe(15)
  const certificate = { name: 'İlk yardım', issuer: 'Kızılay', issuedOn: null, expiresOn: null, reference: '' }
  await addCertificate(caller, { candidateId, ...certificate })
  expect(await stateOf('certificates')).toEqual({ done: true, leftOut: false })
  await leaveOutPart(caller, { candidateId, part: 'requirements', leftOut: false })
  expect(await stateOf('requirements')).toEqual({ done: false, leftOut: false })
  expect(await percent()).toBe(5)
})
