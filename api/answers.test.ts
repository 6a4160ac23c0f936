import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf, type Call, call, splitInput } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { testDatabase } from '../tests/database.ts'
import { aListing } from '../tests/listings.ts'
import { testApi } from '../tests/server.ts'
import { answer } from './answer.ts'
import { answers } from './api.ts'
import { callPerformer } from './performing/perform-call.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const countries = '/api/data/countries'

test('a cacheable answer says for how long, and is not sent twice', async () => {
  const first = await app.inject({ url: countries })
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=864000',
    'cache-tag': 'reference',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
  })
  const etag = first.headers.etag as string

  for (const known of [etag, etag.replace('W/', ''), `"old", ${etag}`, '*']) {
    const second = await app.inject({ url: countries, headers: { 'if-none-match': known } })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
    expect(second.headers.etag).toBe(etag)
  }
  expect((await app.inject({ url: countries, headers: { 'if-none-match': '"old"' } })).statusCode).toBe(200)
})

test('answers in two languages are distinct', async () => {
  const [turkish, english] = await Promise.all(
    ['tr', 'en'].map((language) => app.inject({ url: countries, headers: { 'accept-language': language } })),
  )
  expect(turkish?.headers.etag).not.toBe(english?.headers.etag)
  expect(String(turkish?.headers.vary)).toContain('accept-language')
})

test('HEAD is GET without the body', async () => {
  const [get, head] = [await app.inject({ url: countries }), await app.inject({ method: 'HEAD', url: countries })]
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers.etag).toBe(get.headers.etag)
  expect((await app.inject({ method: 'HEAD', url: '/api/nothing' })).statusCode).toBe(404)
})

test('long answers are compressed for clients that accept it', async () => {
  const plain = await app.inject({ url: countries })
  const zipped = await app.inject({ url: countries, headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect((await app.inject({ url: countries, headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe(
    'br',
  )
})

describe('the id of a request', () => {
  test('is the one it has', async () => {
    const answer = await app.inject({ url: countries, headers: { 'x-request-id': 'client-0001_a' } })
    expect(answer.headers['x-request-id']).toBe('client-0001_a')
  })

  test.each([undefined, 'short', 'a b c d e f g h', 'x'.repeat(65), '<script>alert(1)</script>'])(
    'a new one instead of %j',
    async (given) => {
      const answer = await app.inject({ url: countries, headers: given ? { 'x-request-id': given } : {} })
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    },
  )
})

const ours = { companyId: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e' }

const published = { id: '0199a000-0000-7000-8000-000000000003' }
const byNumber = { formIdentityNumber: 900_001 }
beforeAll(async () => {
  const { companyId } = await aListing({ ...published, number: byNumber.formIdentityNumber, title: 'Işık Bursu' })
  await aListing({ companyId, title: 'Gölge Bursu' })
})
const filtered = { search: 'isik', level: ['bachelor'], cityId: [34], sort: 'amount', pageSize: 5 }

// One valid input for every GET call; a missing call fails the test below.
const ourForm = { ...ours, formId: '0199a000-0000-7000-8000-000000000002' }
const ourApplication = { ...ourForm, appId: '0199a000-0000-7000-8000-0000000000a1' }
const inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/companies/:companyId': ours,
  '/companies/:companyId/profile': ours,
  '/companies/:companyId/profile/targeting': ours,
  '/companies/:companyId/section1': ours,
  '/companies/:companyId/section2': ours,
  '/companies/:companyId/section3': ours,
  '/companies/:companyId/address': ours,
  '/companies/:companyId/social': ours,
  '/companies/:companyId/tax': ours,
  '/companies/:companyId/dashboard': ours,
  '/companies/:companyId/forms': { ...ours, state: ['Draft', 'Closed'], search: 'IŞIK', sort: 'deadline' },
  '/companies/:companyId/forms/templates': { ...ours, type: 'job' },
  '/companies/:companyId/forms/:formId': ourForm,
  '/companies/:companyId/forms/:formId/questions': ourForm,
  '/companies/:companyId/forms/:formId/documents': ourForm,
  '/companies/:companyId/forms/:formId/conditional-documents': ourForm,
  '/companies/:companyId/forms/:formId/steps': ourForm,
  '/companies/:companyId/forms/:formId/eligibility': ourForm,
  '/companies/:companyId/forms/:formId/history': ourForm,
  '/companies/:companyId/forms/:formId/versions': ourForm,
  '/companies/:companyId/forms/:formId/applications/overview': ourForm,
  '/companies/:companyId/forms/:formId/applications/:appId': ourApplication,
  '/companies/:companyId/forms/:formId/applications/:appId/sensitive': ourApplication,
  '/companies/:companyId/forms/:formId/applications/:appId/answers': ourApplication,
  '/companies/:companyId/forms/:formId/applications/:appId/documents': ourApplication,
  '/companies/:companyId/forms/:formId/applications/:appId/documents/summary': ourApplication,
  '/companies/:companyId/forms/:formId/applications/:appId/documents/summary/zip': ourApplication,
  '/companies/:companyId/forms/:formId/applications/:appId/documents/:fileStorageId/information': {
    ...ourApplication,
    fileStorageId: '0199a000-0000-7000-8000-0000000000f1',
  },
  '/companies/:companyId/forms/:formId/applications/:appId/history': ourApplication,
  '/common/advertisements': { ...filtered, type: ['scholarship', 'job'] },
  '/common/advertisements/counts': { search: 'isik', level: ['bachelor'], cityId: [34] },
  '/common/forms/scholarships': filtered,
  '/common/forms/programs': { ...filtered, state: 'Closed' },
  '/common/forms/scholarship': byNumber,
  '/common/forms/program': byNumber,
  '/common/forms/job': byNumber,
  '/common/forms/voluntary': byNumber,
  '/common/forms/other': byNumber,
  '/common/advertisements/:id/scholarship': published,
  '/common/forms': { type: 'scholarship', formId: published.id },
  '/common/forms/:id/questions': published,
  '/common/forms/:id/documents': published,
  '/common/forms/:id/educations': published,
  '/common/forms/:id/similar': published,
  '/common/companies': { search: 'kurum', hasOpenForms: 'true' },
  '/common/companies/:id': { id: '1001' },
  '/common/communities': { search: 'mezun' },
  '/common/communities/:communityNumber': { communityNumber: '3001' },
  '/common/opportunities': { search: 'indirim' },
  '/common/opportunities/:opportunityNumber': { opportunityNumber: '5001' },
  '/common/forms/opportunities/:discountId/apply': { discountId: published.id },
  '/companies/:companyId/opportunities': ours,
  '/candidates/:candidateId/profile': { candidateId: published.id },
  '/candidates/:candidateId/profile/completeness': { candidateId: published.id },
  '/candidates/:candidateId/requirements': { candidateId: published.id },
  '/candidates/:candidateId/educations': { candidateId: published.id },
  '/candidates/:candidateId/educations/check': { candidateId: published.id },
  '/candidates/:candidateId/experiences': { candidateId: published.id },
  '/candidates/:candidateId/certificates': { candidateId: published.id },
  '/candidates/:candidateId/competencies': { candidateId: published.id },
  '/candidates/:candidateId/dashboard': { candidateId: published.id },
  '/candidates/:candidateId/matches': { candidateId: published.id, type: 'scholarship', limit: 5 },
  '/candidates/:candidateId/notifications': { candidateId: published.id, filter: 'unread' },
  '/candidates/:candidateId/applications/interviews': { candidateId: published.id, status: ['Pending'] },
  '/candidates/:candidateId/applications/:id/bank-info': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/applications': { candidateId: published.id, status: ['Draft', 'InReview'], search: 'IŞIK' },
  '/candidates/:candidateId/applications/counts': { candidateId: published.id },
  '/candidates/:candidateId/applications/form/:formId': { candidateId: published.id, formId: published.id },
  '/candidates/:candidateId/applications/:id': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/applications/:id/answers': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/applications/:id/documents': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/applications/:id/history': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/applications/:id/result': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/applications/:id/messages': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/documents': { candidateId: published.id, documentTypeId: [2, 3] },
  '/candidates/:candidateId/documents/:id/versions': { candidateId: published.id, id: published.id },
  '/candidates/:candidateId/documents/requests': { candidateId: published.id, status: ['Open'] },
  '/calendars/:file': { file: 'a-secret-that-nobody-has.ics' },
  '/data/application/documents': { token: 'a token that nobody has signed' },
  '/candidates/:candidateId/forms/:formId/fit': { candidateId: published.id, formId: published.id },
  '/candidates/:candidateId/saved-forms': { candidateId: published.id },
  '/candidates/:candidateId/followed-companies': { candidateId: published.id },
  '/data/countries/:countryId/cities': { countryId: 223 },
  '/data/countries/:countryId/cities/:cityId/towns': { countryId: 223, cityId: 34 },
  '/data/universities': { type: 'foundation', search: 'İSTANBUL', limit: 5 },
  '/data/universities/:universityId/faculties': { universityId: 1 },
  '/data/universities/:universityId/departments': { universityId: 1, level: 'associate' },
  '/data/universities/:universityId/faculties/:facultyId/departments': { universityId: 1, facultyId: 1 },
  '/data/classes/:level': { level: 'bachelor' },
}

describe('server rendering and the API give the same answer', () => {
  test.each(answers.filter(({ call }) => call.method === 'GET').map((answer) => [answer.call.path, answer] as const))(
    '%s',
    async (path, answer) => {
      const input = inputs[path] ?? {}
      for (const language of ['tr', 'en'] as const) {
        const overHttp = await app.inject({
          url: addressOf(answer.call, input),
          headers: { 'accept-language': language },
        })
        const inProcess = await settled(
          perform(answer, splitInput(answer.call, input), { language, requestId: 'test' }),
        )
        if (isNewEachTime(path)) expect(Object.keys(inProcess as object)).toEqual(Object.keys(overHttp.json()))
        else if (overHttp.statusCode === 200) expect(inProcess).toEqual(overHttp.json())
        else expect(inProcess).toMatchObject({ status: overHttp.statusCode, code: overHttp.json().code })
      }
    },
  )
})

/** An encrypted timestamp, different in each answer. */
const isNewEachTime = (path: string) => path === '/common/contact/began'

const { perform } = callPerformer(0)

const settled = (work: ReturnType<typeof perform>) =>
  work.then(
    ({ value }) => value,
    (error: unknown) => error,
  )

describe('internal errors', () => {
  const Output = z.object({ count: z.number() })
  const get = <P extends `/${string}`>(path: P) => call('GET', path, { summary: 'A test', output: Output, may: anyone })
  const answering = (of: Call, action: () => Promise<unknown>) =>
    answer(of as ReturnType<typeof get>, action as () => Promise<{ count: number }>)

  test('an answer outside the contract is a 500 without details, and the reason is logged', async () => {
    const { app: broken, lines } = await startApi({
      answers: [answering(get('/broken'), async () => ({ count: 'seven', password: 'hunter2' }))],
    })
    const reply = await broken.inject({ url: '/api/broken' })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      type: '/api/docs#server.failed',
      title: 'Bir şeyler ters gitti',
      status: 500,
      detail: 'Sorun bizden kaynaklanıyor ve bize iletildi. Biraz sonra yeniden dene.',
      code: 'server.failed',
      requestId: reply.headers['x-request-id'],
    })
    const logged = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
    expect(logged.id).toBe(reply.headers['x-request-id'])
    expect(logged.err.message).toContain('GET /broken answered outside its contract')
    expect(logged.err.message).toContain('count')
    expect(lines.join()).not.toContain('hunter2')
  })

  test.each([
    ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    [
      'a statement given up',
      Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    ],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
  ])('%s of the database is told as being busy, to be tried again, and logged', async (_, cause) => {
    const refuse = async () => {
      throw new Error('Failed query', { cause })
    }
    const { app: busy, lines } = await startApi({ answers: [answering(get('/busy'), refuse)] })
    const reply = await busy.inject({ url: '/api/busy' })
    expect(reply.statusCode).toBe(503)
    expect(reply.json().code).toBe('server.busy')
    expect(reply.headers['retry-after']).toBe('2')
    expect(lines.map((line) => JSON.parse(line)).find(({ level }) => level === 40)?.msg).toBe('busy')
  })

  test('extra fields of an answer are not sent', async () => {
    const { app: generous } = await startApi({
      answers: [answering(get('/generous'), async () => ({ count: 7, passwordHash: 'x' }))],
    })
    expect((await generous.inject({ url: '/api/generous' })).json()).toEqual({ count: 7 })
  })

  test('an exception is a 500 without its message', async () => {
    const { app: failing } = await startApi({
      answers: [
        answering(get('/failing'), async () => {
          throw new Error('connection to 10.0.0.7 refused')
        }),
      ],
    })
    const reply = await failing.inject({ url: '/api/failing', headers: { 'accept-language': 'en' } })
    expect(reply.statusCode).toBe(500)
    expect(reply.json().title).toBe('Something went wrong')
    expect(reply.body).not.toContain('10.0.0.7')
  })
})
