import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { EncryptJWT, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { type LinkTarget, signedLink } from '#domain/ground/files/signed-link.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { uploads } from '#domain/ground/files/uploads.ts'
import { newId } from '#platform/ids.ts'
import { keyFor } from '#platform/secrets.ts'
import { aCandidate, aCompany, aPublishedForm, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { aHandedIn } from '../tests/handed-in.ts'
import { aDocx, aPdf, aPicture, docxType } from '../tests/made-files.ts'
import { testApi } from '../tests/server.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const accept = ['application/pdf', 'image/png', docxType]
const aFile = (candidateId: string, content: Buffer, fileName: string) =>
  takeFile(candidateId, { file: content.toString('base64'), fileName }, { accept })

const open = (address: string) => app.inject({ url: address })

describe('a file behind its link', () => {
  test('may be embedded in our own pages, and nowhere else', async () => {
    const { caller, candidateId } = await aCandidate()
    const content = await aPdf()
    const { id: fileId } = await aFile(candidateId, content, 'Öğrenci "belgesi".pdf')
    const { address } = await signedLink(caller, { kind: 'file', fileId })
    const answer = await open(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(content)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `inline; filename="Ogrenci _belgesi_.pdf"; filename*=UTF-8''%C3%96%C4%9Frenci%20_belgesi_.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    })
    const saved = await open(`${address}&download=1`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('that is a picture runs no scripts; types that browsers cannot show are downloaded', async () => {
    const { caller, candidateId } = await aCandidate()
    const picture = await aFile(candidateId, await aPicture('png'), 'foto.png')
    const shown = await open((await signedLink(caller, { kind: 'file', fileId: picture.id })).address)
    expect(shown.headers['content-disposition']).toMatch(/^inline; /)
    expect(shown.headers['content-security-policy']).toMatch(/; sandbox$/)
    const document = await aFile(candidateId, await aDocx(), 'özgeçmiş.docx')
    const saved = await open((await signedLink(caller, { kind: 'file', fileId: document.id })).address)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  })
})

/** Two candidates with an application each, with a file. */
async function twoPeople() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const handedIn = async () => {
    const { appId, candidate } = await aHandedIn({ id: form.id, companyId: company.companyId })
    const { id: fileId } = await aFile(candidate.candidateId, await aPdf(appId), 'belge.pdf')
    return { ...candidate, appId, fileId }
  }
  return { mine: await handedIn(), theirs: await handedIn() }
}

/** A link for a signed-in person, to any file. */
const tokenOf = async (target: LinkTarget, appId?: string) =>
  new URL((await signedLink((await aCandidate()).caller, target, appId)).address, 'http://x').searchParams.get(
    'token',
  ) as string

const sealed = (claims: Record<string, unknown>, { seconds = 600, key = keyFor('private files') } = {}) =>
  new EncryptJWT({ sid: newId(), ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .encrypt(key)

test('a link of ours works: the attempts below fail for their own fault alone', async () => {
  const { theirs } = await twoPeople()
  const token = await sealed({ target: { kind: 'file', fileId: theirs.fileId } })
  expect((await open(`/api/data/application/documents?token=${token}`)).statusCode).toBe(200)
})

test('a link reveals nothing about its session', async () => {
  const { caller } = await aCandidate()
  const { address } = await signedLink(caller, { kind: 'file', fileId: newId() })
  const token = String(new URL(address, 'http://x').searchParams.get('token'))
  const read = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  expect([token, ...read].filter((part) => part.includes(caller.person.sessionId))).toEqual([])
})

describe("another candidate's file cannot be reached by its address", () => {
  type People = Awaited<ReturnType<typeof twoPeople>>
  const unsigned = (claims: object) =>
    [{ alg: 'none' }, claims, '']
      .map((part) => (part ? Buffer.from(JSON.stringify(part)).toString('base64url') : ''))
      .join('.')

  const attempts: [string, (people: People) => Promise<Record<string, string>>, number][] = [
    [
      'with no signature',
      async ({ theirs }) => ({ token: unsigned({ target: { kind: 'file', fileId: theirs.fileId } }) }),
      403,
    ],
    ['with letters instead of a token', async () => ({ token: 'a'.repeat(200) }), 403],
    [
      'with a token whose time is over',
      async ({ theirs }) => ({
        token: await sealed({ target: { kind: 'file', fileId: theirs.fileId } }, { seconds: -1 }),
      }),
      403,
    ],
    [
      'with a token that was sealed for something else',
      async ({ theirs }) => ({
        token: await sealed({ target: { kind: 'file', fileId: theirs.fileId } }, { key: keyFor('access tokens') }),
      }),
      403,
    ],
    [
      'with the own token, another file written into it',
      async ({ mine, theirs }) => {
        const [head, key, vector, , tag] = (await tokenOf({ kind: 'file', fileId: mine.fileId })).split('.')
        const claims = { target: { kind: 'file', fileId: theirs.fileId }, sid: newId(), exp: 4_000_000_000 }
        const written = Buffer.from(JSON.stringify(claims)).toString('base64url')
        return { token: [head, key, vector, written, tag].join('.') }
      },
      403,
    ],
    [
      'under the name of another application',
      async ({ mine, theirs }) => ({
        token: await tokenOf({ kind: 'file', fileId: mine.fileId }, mine.appId),
        appId: theirs.appId,
      }),
      403,
    ],
    [
      'without the application it was signed for',
      async ({ mine }) => ({ token: await tokenOf({ kind: 'file', fileId: mine.fileId }, mine.appId) }),
      403,
    ],
    [
      'with an application it was not signed for',
      async ({ mine }) => ({ token: await tokenOf({ kind: 'file', fileId: mine.fileId }), appId: mine.appId }),
      403,
    ],
    [
      "in an application of somebody else's",
      async ({ mine, theirs }) => ({
        token: await tokenOf({ kind: 'file', fileId: theirs.fileId }, mine.appId),
        appId: mine.appId,
      }),
      404,
    ],
    ['that there is no more', async () => ({ token: await tokenOf({ kind: 'file', fileId: newId() }) }), 404],
    [
      'with a target that we do not know',
      async ({ theirs }) => ({
        token: await sealed({ target: { kind: 'folder', candidateId: theirs.candidateId } }),
      }),
      403,
    ],
    [
      'with a link of no session',
      async ({ theirs }) => ({
        token: await sealed({ target: { kind: 'file', fileId: theirs.fileId }, sid: undefined }),
      }),
      403,
    ],
    [
      'with a link that is signed and open to read',
      async ({ theirs }) => ({
        token: await new SignJWT({ target: { kind: 'file', fileId: theirs.fileId }, sid: newId() })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('10 minutes')
          .sign(keyFor('private files')),
      }),
      403,
    ],
  ]

  let people: People
  beforeAll(async () => {
    people = await twoPeople()
  })

  test.each(attempts)('%s', async (_, attempt, status) => {
    const query = new URLSearchParams(await attempt(people))
    const answer = await open(`/api/data/application/documents?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(status === 403 ? 'files.linkExpired' : 'files.notFound')
  })
})

test('a file whose account or application is deleted cannot be read', async () => {
  const { mine, theirs } = await twoPeople()
  const own = await signedLink(mine.caller, { kind: 'file', fileId: mine.fileId })
  const inApplication = await signedLink(theirs.caller, { kind: 'file', fileId: theirs.fileId }, theirs.appId)
  expect([(await open(own.address)).statusCode, (await open(inApplication.address)).statusCode]).toEqual([200, 200])
  await database().update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, mine.accountId))
  await database().delete(applicationSnapshots).where(eq(applicationSnapshots.applicationId, theirs.appId))
  await database().delete(applications).where(eq(applications.id, theirs.appId))
  expect([(await open(own.address)).statusCode, (await open(inApplication.address)).statusCode]).toEqual([404, 404])
})

describe("another candidate's documents cannot be reached by their ids", () => {
  test('under one’s own candidate id, nor under theirs', async () => {
    const { mine, theirs } = await twoPeople()
    const theirDocument = await put(theirs)
    const requestId = newId()
    const [application] = await database().select().from(applications).where(eq(applications.id, theirs.appId))
    if (!application) throw new Error('There is one')
    const { formId, companyId } = application
    const request = { id: requestId, applicationId: theirs.appId, formId, companyId, candidateId: theirs.candidateId }
    await database()
      .insert(documentRequests)
      .values({ ...request, documentTypeId: 2 })
    const uploadId = await anUploadOf(theirs.candidateId)
    const headers = await bearer(mine.caller.person)
    const said = { documentTypeId: 2, note: '', issuedOn: null, expiresOn: null }

    const tries = (candidateId: string) =>
      [
        ['GET', `/candidates/${candidateId}/documents/${theirDocument}/versions`],
        ['PUT', `/candidates/${candidateId}/documents/${theirDocument}`, said],
        ['DELETE', `/candidates/${candidateId}/documents/${theirDocument}`],
        ['POST', `/candidates/${candidateId}/documents`, { documentTypeId: 2, uploadId }],
        ['PATCH', `/candidates/${candidateId}/documents/requests/${requestId}`, { uploadId }],
        ['PUT', `/candidates/${candidateId}/documents/requests/${requestId}`, { documentId: theirDocument }],
      ] as const
    const heard = async (candidateId: string) => {
      const codes: string[] = []
      for (const [method, path, body] of tries(candidateId)) {
        const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body && { body }) })
        codes.push(answer.json().code)
      }
      return codes
    }
    expect(await heard(mine.candidateId)).toEqual([
      'documents.notFound',
      'documents.notFound',
      'documents.notFound',
      'files.notUploaded',
      'documents.requestNotFound',
      'documents.requestNotFound',
    ])
    expect(await heard(theirs.candidateId)).toEqual(Array(6).fill('accounts.notFound'))
    // The other candidate's file is unchanged.
    const { items } = (await listOf(theirs)).json()
    expect(items.map((document: { id: string }) => document.id)).toEqual([theirDocument])
    expect(await uploads().finished(theirs.candidateId, uploadId)).toBeDefined()
  })

  type Someone = Awaited<ReturnType<typeof twoPeople>>['mine']

  async function put({ caller, candidateId }: Someone): Promise<string> {
    const file = (await aPdf(candidateId)).toString('base64')
    const answer = await app.inject({
      method: 'POST',
      url: `/api/candidates/${candidateId}/documents`,
      headers: await bearer(caller.person),
      body: { documentTypeId: 2, file, fileName: 'belge.pdf' },
    })
    expect(answer.statusCode).toBe(201)
    return answer.json().id
  }

  const listOf = async ({ caller, candidateId }: Someone) =>
    app.inject({ url: `/api/candidates/${candidateId}/documents`, headers: await bearer(caller.person) })

  async function anUploadOf(candidateId: string) {
    const id = randomBytes(18).toString('base64url')
    const folder = join(uploads().directory, candidateId)
    const content = await aPdf()
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, id), content)
    await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, size: content.length }))
    return id
  }
})
