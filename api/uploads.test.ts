import { randomBytes } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Upload, type UploadOptions } from 'tus-js-client'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#contract/caller.ts'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import type { rememberEndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import { uploads } from '#domain/ground/files/uploads.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'

testDatabase()
const startApi = testApi()

// Two servers that share only the folder and the database, like two processes.
let here: string
let there: string
let ended: ReturnType<typeof rememberEndedSessions>
beforeAll(async () => {
  const [one, other] = [await startApi(), await startApi()]
  ended = one.ended
  here = await listen(one.app)
  there = await listen(other.app)
})

type Listening = Awaited<ReturnType<typeof startApi>>['app']
async function listen(app: Listening) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

const tus = { 'tus-resumable': '1.0.0' }
const piece = { ...tus, 'content-type': 'application/offset+octet-stream' }

async function begin(person: Person, length: number, at = here) {
  const headers = { ...tus, ...(await bearer(person)), 'upload-length': String(length) }
  return fetch(`${at}/uploads`, { method: 'POST', headers })
}

async function begun(person: Person, length: number) {
  const answer = await begin(person, length)
  expect(answer.status).toBe(201)
  return answer.headers.get('location') as string
}

async function ask(method: string, address: string, person: Person, headers: Record<string, string> = tus) {
  return fetch(address, { method, headers: { ...headers, ...(await bearer(person)) } })
}

const offsetAt = async (address: string, person: Person) =>
  Number((await ask('HEAD', address, person)).headers.get('upload-offset'))

const contentOf = async (candidateId: string, path: string) =>
  (await uploads().finished(candidateId, path.replace('/uploads/', '')))?.content()

test('a file arrives in chunks, with its name', async () => {
  const { caller, candidateId } = await aCandidate()
  const content = randomBytes(300_000)
  const url = await uploadAll(content, {
    endpoint: `${here}/uploads`,
    headers: await bearer(caller.person),
    chunkSize: 100_000,
    metadata: { filename: 'öğrenci belgesi.pdf' },
  })
  const path = new URL(url).pathname
  expect(path).toMatch(/^\/uploads\/[A-Za-z0-9_-]{24}$/)
  expect(await contentOf(candidateId, path)).toEqual(content)
  const finished = await uploads().finished(candidateId, path.replace('/uploads/', ''))
  expect(finished?.fileName).toBe('öğrenci belgesi.pdf')
})

test.each([10, 50, 99])('cut at %i percent, it goes on where it stopped, in whichever process', async (percent) => {
  const { caller, candidateId } = await aCandidate()
  const { person } = caller
  const content = randomBytes(1_000_000)
  const path = await begun(person, content.length)
  const sent = content.length * (percent / 100)
  await sendAndCut(here + path, content.subarray(0, sent), content.length, await bearer(person))

  let resumedAt = -1
  await uploadAll(content, {
    uploadUrl: there + path,
    headers: await bearer(person),
    retryDelays: [0, 50, 200, 1000],
    onProgress: (bytes) => {
      if (resumedAt < 0) resumedAt = bytes
    },
  })
  expect(resumedAt).toBeGreaterThan(0)
  expect(await contentOf(candidateId, path)).toEqual(content)
})

/** Uploads with the client that browsers use. */
const uploadAll = (content: Buffer, options: UploadOptions) =>
  new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(content, {
      ...options,
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })

/** Sends a part of the announced bytes, waits until some are on the disk, and drops the connection. */
async function sendAndCut(url: string, part: Buffer, promised: number, auth: Record<string, string>) {
  const headers = { ...piece, ...auth, 'upload-offset': '0', 'content-length': String(promised) }
  const sending = httpRequest(url, { method: 'PATCH', headers })
  sending.on('error', () => {})
  await new Promise<void>((resolve) => sending.write(part, () => resolve()))
  const id = new URL(url).pathname.split('/')[2] as string
  await expect.poll(() => bytesOf(id), { interval: 5 }).toBeGreaterThan(0)
  sending.destroy()
}

function bytesOf(id: string) {
  const [found] = globSync(`${uploads().directory}/*/${id}`)
  return found ? statSync(found).size : 0
}

test('a retry does not wait for a broken connection’s lock', async () => {
  const { caller, candidateId } = await aCandidate()
  const { person } = caller
  const content = randomBytes(200_000)
  const path = await begun(person, content.length)
  const headers = {
    ...piece,
    ...(await bearer(person)),
    'upload-offset': '0',
    'content-length': String(content.length),
  }
  // This request never ends, and the server does not notice that it is dead.
  const dead = httpRequest(here + path, { method: 'PATCH', headers })
  dead.on('error', () => {})
  dead.write(content.subarray(0, 50_000))
  await expect.poll(() => bytesOf(path.split('/')[2] as string), { interval: 5 }).toBe(50_000)

  expect(await offsetAt(here + path, person)).toBe(50_000)
  const rest = await fetch(here + path, {
    method: 'PATCH',
    headers: { ...piece, ...(await bearer(person)), 'upload-offset': '50000' },
    body: content.subarray(50_000),
  })
  expect(rest.status).toBe(204)
  expect(await contentOf(candidateId, path)).toEqual(content)
  dead.destroy()
})

describe('an upload belongs to its uploader', () => {
  test.each(['HEAD', 'PATCH', 'DELETE'])('%s by anybody else finds nothing', async (method) => {
    const [owner, other, company] = await Promise.all([aCandidate(), aCandidate(), aCompany()])
    const path = await begun(owner.caller.person, 100)
    for (const { caller } of [other, company]) {
      const answer = await ask(method, here + path, caller.person, { ...piece, 'upload-offset': '0' })
      expect(answer.status).toBe(404)
    }
    const nobody = await fetch(here + path, { method, headers: { ...piece, 'upload-offset': '0' } })
    expect(nobody.status).toBe(401)
    expect(await offsetAt(here + path, owner.caller.person)).toBe(0)
  })

  test('and an ended session has no access', async () => {
    const { caller } = await aCandidate()
    const path = await begun(caller.person, 100)
    ended.add([caller.person.sessionId])
    expect((await ask('HEAD', here + path, caller.person)).status).toBe(401)
    expect((await begin(caller.person, 100)).status).toBe(401)
  })

  test('its owner can delete it', async () => {
    const { caller, candidateId } = await aCandidate()
    const path = await begun(caller.person, 100)
    expect((await ask('DELETE', here + path, caller.person)).status).toBe(204)
    expect((await ask('HEAD', here + path, caller.person)).status).toBe(404)
    expect(await uploads().waiting(candidateId)).toEqual([])
  })
})

describe('a refusal is a problem', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['without its length', {}, 400, 'uploads.invalid'],
    ['with a length that comes later', { 'upload-defer-length': '1' }, 400, 'uploads.invalid'],
    ['of no length', { 'upload-length': '0' }, 400, 'uploads.invalid'],
    ['of a length that is none', { 'upload-length': 'many' }, 400, 'uploads.invalid'],
    ['larger than a file may be', { 'upload-length': String(fileLimits.bytes + 1) }, 413, 'request.tooLarge'],
    ['in another version', { 'tus-resumable': '0.2', 'upload-length': '5' }, 400, 'uploads.invalid'],
    ['in no version', { 'tus-resumable': '', 'upload-length': '5' }, 412, 'uploads.wrongVersion'],
    ['with broken metadata', { 'upload-length': '5', 'upload-metadata': 'name %%%' }, 400, 'uploads.invalid'],
  ])('an upload %s', async (_, headers, status, code) => {
    const { caller } = await aCandidate()
    const answer = await ask('POST', `${here}/uploads`, caller.person, { ...tus, ...headers })
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  })

  test('of a chunk at a wrong offset', async () => {
    const { caller } = await aCandidate()
    const path = await begun(caller.person, 10)
    const answer = await ask('PATCH', here + path, caller.person, { ...piece, 'upload-offset': '5' })
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'uploads.wrongOffset'])
  })

  test('of more bytes than announced', async () => {
    const { caller } = await aCandidate()
    const path = await begun(caller.person, 10)
    const headers = { ...piece, ...(await bearer(caller.person)), 'upload-offset': '0' }
    const answer = await fetch(here + path, { method: 'PATCH', headers, body: randomBytes(11) })
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'request.tooLarge'])
    expect(await offsetAt(here + path, caller.person)).toBe(0)
  })

  test('of an invalid id, however it is written', async () => {
    const { caller } = await aCandidate()
    for (const id of ['..', '%2e%2e%2fetc', 'a'.repeat(24), `${'a'.repeat(24)}.json`, '%00']) {
      expect((await ask('HEAD', `${here}/uploads/${id}`, caller.person)).status).toBe(404)
    }
  })

  test('of one more beyond the storage limit', async () => {
    const { caller, candidateId } = await aCandidate()
    const size = fileLimits.vaultBytes - 1000
    await database()
      .insert(files)
      .values({ id: newId(), candidateId, key: 'k', name: 'n', type: 't', size, sha256: 's' })
    expect((await begin(caller.person, 1000)).status).toBe(201)
    const answer = await begin(caller.person, 1001)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'files.vaultFull'])
  })

  test('of the twenty-first waiting upload', async () => {
    const { caller } = await aCandidate()
    for (let count = 0; count < 20; count += 1) await begun(caller.person, 10)
    const answer = await begin(caller.person, 10)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'uploads.tooMany'])
  })

  test('of more than twenty that start concurrently', async () => {
    const { caller, candidateId } = await aCandidate()
    const answers = await Promise.all(Array.from({ length: 45 }, () => begin(caller.person, 10)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(await uploads().waiting(candidateId)).toHaveLength(20)
  })

  test('of other methods', async () => {
    const { caller } = await aCandidate()
    expect((await ask('GET', `${here}/uploads/${'a'.repeat(24)}`, caller.person)).status).toBe(405)
    expect((await ask('PUT', `${here}/uploads`, caller.person)).status).toBe(405)
  })
})

test('answers have the security headers and no CORS headers', async () => {
  const { caller } = await aCandidate()
  const { headers } = await begin(caller.person, 10)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(headers.get('upload-expires')).toMatch(/GMT$/)
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
