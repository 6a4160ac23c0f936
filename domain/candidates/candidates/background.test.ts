import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCandidate, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { addCertificate, changeCertificate, listCertificates, removeCertificate } from './background/certificates.ts'
import { addCompetency, changeCompetency, listCompetencies } from './background/competencies.ts'
import { addExperience, listExperiences } from './background/experiences.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const internship = {
  kind: 'internship',
  organization: 'Işık Teknoloji',
  position: 'Stajyer',
  countryId: 223,
  cityId: 34,
  startedOn: '2025-07-01',
  endedOn: '2025-08-29',
  description: '',
} as const

const certificate = {
  name: 'İlk Yardım',
  issuer: 'Kızılay',
  issuedOn: '2024-03-01',
  expiresOn: '2027-03-01',
  reference: 'TR-4411',
}

test('experiences have their places, and are sorted ongoing first, then newest', async () => {
  const { caller, candidateId } = await aCandidate()
  const older = { ...internship, startedOn: '2023-01-01', endedOn: '2023-02-01' }
  const now = { ...internship, kind: 'volunteering', cityId: null, countryId: null, endedOn: null } as const
  for (const experience of [older, internship, now]) await addExperience(caller, { candidateId, ...experience })
  const { items } = await listExperiences({ ...caller, language: 'en' }, { candidateId })
  expect(items).toEqual([
    { ...now, id: expect.any(String), countryName: null, cityName: null },
    { ...internship, id: expect.any(String), countryName: 'Türkiye', cityName: 'İstanbul' },
    { ...older, id: expect.any(String), countryName: 'Türkiye', cityName: 'İstanbul' },
  ])
})

test('a city of another country, and an end before the beginning, are refused by name', async () => {
  const { caller, candidateId } = await aCandidate()
  const wrong = { candidateId, ...internship, countryId: 1, endedOn: '2025-06-30' }
  await expect(addExperience(caller, wrong)).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [
      { field: 'cityId', message: 'Bu şehir, seçilen ülkede değil.' },
      { field: 'endedOn', message: 'Bitiş tarihi başlangıçtan önce olamaz.' },
    ],
  })
})

test('an experience that has not begun is refused', async () => {
  const { caller, candidateId } = await aCandidate()
  const tomorrow = istanbulDay(new Date(Date.now() + 86_400_000))
  const planned = { candidateId, ...internship, startedOn: tomorrow, endedOn: null }
  await expect(addExperience(caller, planned)).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'startedOn' }],
  })
})

test('certificates are added, changed and deleted; one without a date stands last', async () => {
  const { caller, candidateId } = await aCandidate()
  const undated = await addCertificate(caller, { candidateId, ...certificate, issuedOn: null, expiresOn: null })
  const { id } = await addCertificate(caller, { candidateId, ...certificate })
  const changed = await changeCertificate(caller, { candidateId, id, ...certificate, issuer: 'Türk Kızılay' })
  expect(changed).toEqual({ id, ...certificate, issuer: 'Türk Kızılay' })
  expect(await listCertificates(caller, { candidateId })).toEqual({ items: [changed, undated] })

  const expired = { candidateId, id, ...certificate, expiresOn: '2024-02-29' }
  await expect(changeCertificate(caller, expired)).rejects.toMatchObject({
    code: 'candidates.wrongOrder',
    errors: [{ field: 'expiresOn' }],
  })
  expect(await removeCertificate(caller, { candidateId, id })).toBeNull()
  await expect(removeCertificate(caller, { candidateId, id })).rejects.toMatchObject({ code: 'candidates.notFound' })
  expect(await listCertificates(caller, { candidateId })).toEqual({ items: [undated] })
})

describe('a competency has the level that its kind has', () => {
  test.each([
    ['language', 'B2', true],
    ['language', 'native', true],
    ['language', null, true],
    ['language', 'expert', false],
    ['computer', 'advanced', true],
    ['computer', 'C1', false],
    ['skill', 'beginner', true],
    ['skill', 'native', false],
    ['hobby', null, true],
    ['hobby', 'beginner', false],
    ['hobby', 'A1', false],
  ] as const)('%s at %s: %s', async (type, level, isFine) => {
    const { caller, candidateId } = await aCandidate()
    const added = addCompetency(caller, { candidateId, type, content: 'Bir şey', level })
    if (isFine) expect(await added).toMatchObject({ type, level })
    else await expect(added).rejects.toMatchObject({ code: 'request.invalid', errors: [{ field: 'level' }] })
  })
})

test('a duplicate is refused however it is spelled, except for another kind or the entry itself', async () => {
  const { caller, candidateId } = await aCandidate()
  const said = { candidateId, type: 'language', content: 'İngilizce', level: 'B1' } as const
  const { id } = await addCompetency(caller, said)
  for (const content of ['ingilizce', 'INGILIZCE', 'İNGİLİZCE']) {
    await expect(addCompetency(caller, { ...said, content })).rejects.toMatchObject({
      code: 'request.invalid',
      errors: [{ field: 'content', message: 'Bu, listende zaten var.' }],
    })
  }
  await addCompetency(caller, { ...said, type: 'hobby', level: null })
  expect(await changeCompetency(caller, { ...said, id, level: 'B2' })).toMatchObject({ level: 'B2' })
  const { items } = await listCompetencies(caller, { candidateId })
  expect(items.map(({ type, content }) => [type, content])).toEqual([
    ['language', 'İngilizce'],
    ['hobby', 'İngilizce'],
  ])
})

test('two tabs that add the same entry at once add it once', async () => {
  const { caller, candidateId } = await aCandidate()
  const said = { candidateId, type: 'skill', content: 'Sunum', level: null } as const
  const outcomes = await Promise.allSettled([addCompetency(caller, said), addCompetency(caller, said)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await listCompetencies(caller, { candidateId })).items).toHaveLength(1)
})

test('a list holds thirty entries, also under concurrent additions', async () => {
  const { caller, candidateId } = await aCandidate()
  const adding = Array.from({ length: 33 }, (_, at) =>
    addCertificate(caller, { candidateId, ...certificate, name: `Belge ${at}` }),
  )
  const outcomes = await Promise.allSettled(adding)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ code: 'candidates.tooMany', values: { limit: 30 } })
  expect((await listCertificates(caller, { candidateId })).items).toHaveLength(30)
})

describe('entries of another candidate are not found', () => {
  test.each([
    ['educations', education()],
    ['experiences', internship],
    ['certificates', certificate],
    ['competencies', { type: 'hobby', content: 'Satranç', level: null }],
  ])('%s', async (list, body) => {
    const [owner, other] = [await aCandidate(), await aCandidate()]
    const ask = async (who: typeof owner, method: 'GET' | 'POST' | 'PUT' | 'DELETE', id?: string) => {
      const url = `/api/candidates/${who.candidateId}/${list}${id ? `/${id}` : ''}`
      const headers = await bearer(who.caller.person)
      return app.inject({ method, url, headers, ...(method === 'POST' || method === 'PUT' ? { body } : {}) })
    }
    const added = await ask(owner, 'POST')
    expect(added.statusCode).toBe(201)
    const { id } = added.json()

    for (const method of ['PUT', 'DELETE'] as const) {
      const refused = await ask(other, method, id)
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'candidates.notFound'])
      expect((await ask(other, method, newId())).json().code).toBe('candidates.notFound')
    }
    expect((await ask(other, 'GET')).json()).toEqual({ items: [] })
    expect((await ask(owner, 'GET')).json()).toEqual({ items: [added.json()] })
    expect((await ask(owner, 'PUT', id)).json()).toEqual(added.json())
    expect((await ask(owner, 'DELETE', id)).statusCode).toBe(204)
  })
})

function education() {
  const ids = { classId: null, universityId: null, facultyId: null, departmentId: null, gpaSystemId: null }
  const names = { schoolName: 'Kabataş', facultyName: null, departmentName: null }
  const days = { startedOn: null, endedOn: null }
  return { level: 'highschool', ...ids, ...names, ...days, gpa: null, scholarshipPercent: null, isCurrent: false }
}
