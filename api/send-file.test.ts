import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { aCandidate, aCompany, aPublishedForm } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { aHandedIn } from '../tests/handed-in.ts'
import { testApi } from '../tests/server.ts'

// Requests go over a real connection: inject() does not show which bytes a range response sends.
testDatabase()
const startApi = testApi()
let origin: string
let address: string
let hash: string
let key: string

// A PDF of three megabytes by its first and last lines.
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000), Buffer.from('\nstartxref\n0\n%%EOF\n')])

beforeAll(async () => {
  const { app } = await startApi()
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const { caller, candidateId } = await aCandidate()
  const handed = { file: pdf.toString('base64'), fileName: 'Transkript.pdf' }
  const taken = await takeFile(candidateId, handed, { accept: ['application/pdf'] })
  hash = taken.sha256
  key = taken.key
  address = origin + (await signedLink(caller, { kind: 'file', fileId: taken.id })).address
})

const ask = (headers: Record<string, string> = {}, method = 'GET') => fetch(address, { method, headers })
const told = ({ status, headers }: Response) => ({
  status,
  length: headers.get('content-length'),
  range: headers.get('content-range'),
  ranges: headers.get('accept-ranges'),
  etag: headers.get('etag'),
})
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a file announces ranges and has an ETag', async () => {
  const answer = await ask()
  const length = String(pdf.length)
  expect(told(answer)).toEqual({ status: 200, length, range: null, ranges: 'bytes', etag: `"${hash}"` })
  expect((await bytesOf(answer)).equals(pdf)).toBe(true)
})

test('a requested part is sent, as protected as the whole', async () => {
  const answer = await ask({ range: 'bytes=1000-2999' })
  const range = `bytes 1000-2999/${pdf.length}`
  expect(told(answer)).toEqual({ status: 206, length: '2000', range, ranges: 'bytes', etag: `"${hash}"` })
  expect((await bytesOf(answer)).equals(pdf.subarray(1000, 3000))).toBe(true)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Transkript.pdf"/)
})

test('its last bytes can be requested, where a viewer finds the table of contents', async () => {
  const answer = await ask({ range: 'bytes=-20' })
  expect((await bytesOf(answer)).equals(pdf.subarray(-20))).toBe(true)
})

test('a broken download is resumed where it stopped', async () => {
  const begun = await cutAfter(100_000)
  const rest = await ask({ range: `bytes=${begun.length}-`, 'if-range': `"${hash}"` })
  expect(rest.status).toBe(206)
  expect(Buffer.concat([begun, await bytesOf(rest)]).equals(pdf)).toBe(true)
})

/** Reads so many bytes, then drops the connection. */
const cutAfter = (bytes: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const asking = request(address, (answer) => {
      let got = Buffer.alloc(0)
      answer.on('data', (piece: Buffer) => {
        got = Buffer.concat([got, piece])
        if (got.length < bytes) return
        resolve(got)
        asking.destroy()
      })
    })
    asking.on('error', reject).end()
  })

test('resuming with the beginning of another version gets the whole file', async () => {
  const answer = await ask({ range: 'bytes=100-', 'if-range': '"another"' })
  expect(told(answer)).toMatchObject({ status: 200, length: String(pdf.length), range: null })
})

test('a range beyond the file is refused with a problem and the real length', async () => {
  const answer = await ask({ range: `bytes=${pdf.length}-` })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe(`bytes */${pdf.length}`)
  expect(await answer.json()).toMatchObject({ code: 'files.noSuchPart', status: 416 })
})

test('a range of a deleted file is not found', async () => {
  await fileStore().remove('private', key)
  try {
    const answer = await ask({ range: 'bytes=0-9' })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'files.notFound'])
  } finally {
    await fileStore().put('private', key, pdf)
  }
})

test('HEAD answers the size without reading the file', async () => {
  const answer = await ask({ range: 'bytes=0-9' }, 'HEAD')
  expect(told(answer)).toMatchObject({ status: 200, length: String(pdf.length), ranges: 'bytes' })
  expect(await answer.text()).toBe('')
})

test('a generated file has no ranges', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const { appId } = await aHandedIn({ id: form.id, companyId: company.companyId })
  const receipt = await signedLink(company.caller, { kind: 'receipt', applicationId: appId, language: 'tr' }, appId)
  const answer = await fetch(origin + receipt.address, { headers: { range: 'bytes=0-9' } })
  expect(told(answer)).toMatchObject({ status: 200, range: null, ranges: 'none', etag: null })
  expect((await bytesOf(answer)).subarray(0, 4).toString()).toBe('%PDF')
})
