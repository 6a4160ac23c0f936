import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setFileStore } from '#domain/ground/files/store.ts'
import { s3Store } from '#platform/files/s3.ts'
import type { MadePictures } from '#platform/images/made-pictures.ts'
import { registerImages } from '#platform/images.ts'
import { createLog } from '#platform/log.ts'
import { aCandidate, aCompany, aPublishedForm, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { removeWhatIsLeft } from '../tests/files/remove-what-is-left.ts'
import { aHandedIn } from '../tests/handed-in.ts'
import { aPdf, aPicture } from '../tests/made-files.ts'
import { testApi } from '../tests/server.ts'
import { startS3 } from '../tests/services/s3-server.ts'
import { createServer, type Server } from './server.ts'

// The product with its files in an S3-compatible store.
testDatabase()
const startApi = testApi()
let store: Awaited<ReturnType<typeof startS3>>
let app: Server
let pictures: Server
let made: MadePictures
let cacheDir: string
beforeAll(async () => {
  store = await startS3()
  const files = s3Store({ ...store.config, patienceMs: 5000 })
  setFileStore(files)
  ;({ app } = await startApi())
  cacheDir = await mkdtemp(join(tmpdir(), 'kopru-images-'))
  pictures = await createServer({ log: createLog('silent'), https: false, maxInFlight: 100 })
  made = await registerImages(pictures, { files, cacheDir, maxBytes: 1e6, publicDir: cacheDir })
})
afterEach(() => store.answerWith(undefined))
afterAll(async () => {
  await pictures.close()
  await store.stop()
  await rm(cacheDir, { recursive: true })
})

async function aShelf() {
  const candidate = await aCandidate()
  const headers = await bearer(candidate.caller.person)
  const url = `/api/candidates/${candidate.candidateId}`
  const pdf = await aPdf()
  const payload = { documentTypeId: 2, file: pdf.toString('base64'), fileName: 'belge.pdf' }
  const add = () => app.inject({ method: 'POST', url: `${url}/documents`, headers, payload })
  return { url, headers, pdf, add }
}

test("a candidate's document is stored and read, whole and in parts, and only through its link", async () => {
  const { add, pdf, headers } = await aShelf()
  const added = await add()
  expect(added.statusCode).toBe(201)
  const put = store.seen.findLast((request) => request.startsWith('PUT'))
  expect(put).toMatch(/^PUT \/kopru-private\/[\w-]+\/[\w-]+\.pdf$/)

  const { address } = added.json().file.link
  const whole = await app.inject({ url: address, headers })
  expect([whole.statusCode, whole.headers['content-length']]).toEqual([200, String(pdf.length)])
  expect(whole.rawPayload.equals(pdf)).toBe(true)
  const part = await app.inject({ url: address, headers: { ...headers, range: 'bytes=10-19' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${pdf.length}`])
  expect(part.rawPayload.equals(pdf.subarray(10, 20))).toBe(true)

  const key = put?.replace('PUT /kopru-private/', '')
  expect((await pictures.inject({ url: `/files/private/${key}` })).statusCode).toBe(404)
  // The store itself refuses access without a signature, too.
  expect((await fetch(`${store.config.endpoint}/kopru-private/${key}`)).status).toBe(403)
})

test('a photo keeps its address, is revalidated after a minute, is scaled, and is deleted with its scaled versions', async () => {
  const { url, headers } = await aShelf()
  const payload = { data: (await aPicture('png', { width: 300, height: 300 })).toString('base64') }
  const { photo } = (await app.inject({ method: 'PUT', url: `${url}/profile/photo`, headers, payload })).json()
  const shown = await pictures.inject({ url: photo })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(shown.rawPayload.length),
    'cache-control': 'private, max-age=60',
  })
  const again = await pictures.inject({ url: photo, headers: { 'if-none-match': String(shown.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const scaled = `/_image?url=${photo}&w=64`
  expect((await pictures.inject({ url: scaled })).statusCode).toBe(200)
  const kept = async () => (await readdir(join(cacheDir, 'profile-images'), { recursive: true })).length
  expect(await kept()).toBe(3)

  await app.inject({ method: 'DELETE', url: `${url}/profile/photo`, headers })
  await removeWhatIsLeft('now')
  for (const address of [photo, scaled]) expect((await pictures.inject({ url: address })).statusCode).toBe(404)
  // A process that missed the signal finds out at its next start.
  await made.forgetMissing()
  expect(await kept()).toBe(1)
})

/** The address of all documents of an application in one zip. */
async function zipOf(fileId: string) {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const kept = { formDocumentId: '1', documentTypeId: 2, fileId, type: 'application/pdf', size: 5, name: 'x.pdf' }
  const { appId } = await aHandedIn({ id: formId, companyId }, { snapshot: { documents: [kept] } })
  const headers = await bearer(company.caller.person)
  const url = `/api/companies/${companyId}/forms/${formId}/applications/${appId}/documents/summary/zip`
  return () => app.inject({ url, headers })
}

test('an organization gets all documents of an application in one zip', async () => {
  const { add, pdf } = await aShelf()
  const zip = await (await zipOf((await add()).json().file.fileId))()
  expect(zip.statusCode).toBe(200)
  expect(zip.rawPayload.includes(pdf)).toBe(true)
})

test('an unreachable store is reported as busy, and nothing of the request is stored', async () => {
  const { url, headers, add } = await aShelf()
  const { link, fileId } = (await add()).json().file
  const zip = await zipOf(fileId)
  store.answerWith((request, response) => {
    request.resume()
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  })
  const refused = [
    await add(),
    await app.inject({ url: link.address, headers }),
    await zip(),
    await pictures.inject({ url: '/files/profile-images/a.webp' }),
    await pictures.inject({ url: '/_image?url=/files/profile-images/a.webp&w=64' }),
  ]
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'server.busy', '2'])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const { items } = (await app.inject({ url: `${url}/documents`, headers })).json()
  expect(items).toHaveLength(1)
})
