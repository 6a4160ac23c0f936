import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { candidates } from '#database/schema/candidates.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { changeCandidateProfile } from './change-candidate-profile.ts'
import { citizenServiceAt, setCitizenService } from './citizen-service.ts'
import { readCandidateProfile } from './read-candidate-profile.ts'
import { removeCitizen } from './remove-citizen.ts'
import { saveCitizen } from './save-citizen.ts'

const connection = testDatabase()

const tckn = '10000000146'
const asked: unknown[] = []
const failures: unknown[] = []
let answer: { readonly status: number; readonly body: string } | undefined

/** A stand-in for the national service; without a prepared answer it never responds. */
const service = createServer(async (request, response) => {
  asked.push({ body: await json(request), authorization: request.headers.authorization })
  if (answer) response.writeHead(answer.status).end(answer.body)
})
let url: string

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  url = `http://kopru:s%C4%B1r@127.0.0.1:${port}/check`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
afterEach(() => setCitizenService(undefined))

function ask(given: typeof answer, patience?: number) {
  asked.length = 0
  failures.length = 0
  answer = given
  setCitizenService(citizenServiceAt(url, (error) => failures.push(error), patience))
}

const yes = { status: 200, body: '{"valid":true}' }

test('without a service valid check digits are enough; only the last four digits are ever shown', async () => {
  const { caller, candidateId } = await aCandidate()
  const saved = await saveCitizen(caller, { candidateId, tckn })
  expect(saved).toEqual({ masked: '*******0146', checkedBy: 'checksum', checkedAt: expect.any(String) })
  expect(await readCandidateProfile(caller, { candidateId })).toMatchObject({ citizen: saved })

  const [row] = await connection.db.select().from(candidates).where(eq(candidates.id, candidateId))
  expect(JSON.stringify(row)).not.toContain('0000001')

  expect(await removeCitizen(caller, { candidateId })).toBeNull()
  expect(await removeCitizen(caller, { candidateId })).toBeNull()
  expect(await readCandidateProfile(caller, { candidateId })).toMatchObject({ citizen: null })
})

test('the service is asked about the profile’s person, whatever year the request has', async () => {
  ask(yes)
  const { caller, candidateId } = await aCandidate()
  await changeCandidateProfile(caller, { candidateId, birthDate: '2004-02-29' })
  expect(await saveCitizen(caller, { candidateId, tckn, birthYear: 1990 })).toMatchObject({ checkedBy: 'service' })
  expect(asked).toEqual([
    {
      body: { tckn, name: 'Ayşe', surname: 'Yılmaz', birthYear: 2004 },
      authorization: `Basic ${Buffer.from('kopru:sır').toString('base64')}`,
    },
  ])
})

test('changing name or birth year in the profile ends the service’s confirmation', async () => {
  ask(yes)
  const { caller, candidateId } = await aCandidate()
  await saveCitizen(caller, { candidateId, tckn, birthYear: 2004 })
  const confirmed = await changeCandidateProfile(caller, { candidateId, about: 'Merhaba', name: 'Ayşe' })
  expect(confirmed.citizen?.checkedBy).toBe('service')
  const other = await changeCandidateProfile(caller, { candidateId, name: 'Fatma' })
  expect(other.citizen?.checkedBy).toBe('checksum')
})

test('without a birth date in the profile the request must have a year', async () => {
  ask(yes)
  const { caller, candidateId } = await aCandidate()
  await expect(saveCitizen(caller, { candidateId, tckn })).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'birthYear', message: 'Kimlik kontrolü için doğum yılın gerekli.' }],
  })
  expect(asked).toEqual([])
  expect(await saveCitizen(caller, { candidateId, tckn, birthYear: 2004 })).toMatchObject({ checkedBy: 'service' })
})

test('when the service denies, the request is refused and the stored number stays', async () => {
  const { caller, candidateId } = await aCandidate()
  await saveCitizen(caller, { candidateId, tckn })
  ask({ status: 200, body: '{"valid":false}' })
  const other = { candidateId, tckn: '10000000078', birthYear: 2004 }
  await expect(saveCitizen(caller, other)).rejects.toMatchObject({ code: 'citizen.refused' })
  expect(await readCandidateProfile(caller, { candidateId })).toMatchObject({ citizen: { masked: '*******0146' } })
  expect(failures).toEqual([])
})

test.each([
  ['a failure', { status: 500, body: yes.body }],
  ['a page instead of JSON', { status: 200, body: '<html>' }],
  ['another answer', { status: 200, body: '{"valid":"yes"}' }],
  ['a way elsewhere', { status: 302, body: '' }],
  ['silence', undefined],
])('%s is not a yes: the number is refused for now, and the log does not hold it', async (_, given) => {
  ask(given, 300)
  const { caller, candidateId } = await aCandidate()
  await expect(saveCitizen(caller, { candidateId, tckn, birthYear: 2004 })).rejects.toMatchObject({
    code: 'citizen.unreachable',
  })
  expect(failures).toHaveLength(1)
  expect(String(failures[0])).not.toContain(tckn)
  expect(await readCandidateProfile(caller, { candidateId })).toMatchObject({ citizen: null })
})

test('tries of numbers are rate-limited', async () => {
  const { caller, candidateId } = await aCandidate()
  for (let tried = 0; tried < 10; tried++) await saveCitizen(caller, { candidateId, tckn })
  await expect(saveCitizen(caller, { candidateId, tckn })).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
})
