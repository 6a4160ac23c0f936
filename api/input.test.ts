import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { anyone } from '#contract/may.ts'
import { visits } from '#database/schema/visits.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import { answer } from './answer.ts'
import type { Server } from './server.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const visit = { id: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e', path: '/jobs', locale: 'tr' }

const report = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/visits',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a visit is recorded once, also when it is reported again', async () => {
  expect((await report(visit)).statusCode).toBe(204)
  const again = await report(visit)
  expect(again.statusCode).toBe(204)
  expect(again.body).toBe('')
  const rows = await connection.db.select().from(visits)
  expect(rows.map(({ id, path, locale }) => ({ id, path, locale }))).toEqual([visit])
})

test('visits from one place are counted up to a limit, those from others continue', async () => {
  const from = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/visits', remoteAddress, body: { ...visit, id: newId() } })
  expect((await from('2001:db8:1:1::1')).statusCode).toBe(204)
  await connection.db.execute(sql`update rate_limits set points = 1199 where key like 'visits:address:%'`)
  expect((await from('2001:db8:1:1::2')).statusCode).toBe(204)
  const before = await connection.db.$count(visits)
  const refused = await from('2001:db8:1:1::3')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'accounts.tooManyTries'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect(await connection.db.$count(visits)).toBe(before)
  expect((await from('2001:db8:1:2::3')).statusCode).toBe(204)
})

test('every mistake is reported at once, with its field, in the order of the contract', async () => {
  const answer = await report({ path: '', locale: 'de', colour: 'purple', 'şehir.adı': 1 })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    detail: '6 alan düzeltilmeli.',
    errors: [
      { field: 'id', message: 'Bu alan zorunlu.' },
      { field: 'path', message: 'En az 1 karakter olmalı.' },
      { field: 'path', message: 'Geçerli bir değer değil.' },
      {
        field: 'locale',
        message: 'Şunlardan biri olmalı: tr, en, tr-tr, tr-gb, tr-us, en-tr, en-gb, en-us.',
      },
      { field: 'colour', message: 'Böyle bir alan yok.' },
      { field: 'şehir.adı', message: 'Böyle bir alan yok.' },
    ],
  })
})

test('mistakes in path and query are reported together, in English for English readers', async () => {
  const answer = await app.inject({
    url: '/api/data/universities/x/faculties/-1/departments?level=high&colour=purple',
    headers: { 'accept-language': 'en' },
  })
  expect(answer.json().errors).toEqual([
    { field: 'universityId', message: 'This value has the wrong type.' },
    { field: 'facultyId', message: 'It must be at least 0.' },
    { field: 'level', message: 'It must be one of: associate, bachelor, master, phd.' },
    { field: 'colour', message: 'This field does not exist.' },
  ])
})

test('a schema’s own message is used if it has one', async () => {
  const answer = await report({ ...visit, path: '/org/new-form/2' })
  expect(answer.json().errors).toEqual([{ field: 'path', message: 'Bu adresin ziyaretlerini kaydetmiyoruz.' }])
})

describe('numbers in a path are digits', () => {
  test.each(['', '1e2', '0x10', '1.5', ' 1', '٣', '99999999999999999999', 'NaN', 'Infinity', 'true', 'null'])(
    '%j is none',
    async (value) => {
      const answer = await app.inject({ url: '/api/data/universities', query: { countryId: value } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toMatchObject([{ field: 'countryId' }])
    },
  )

  test('a repeated key is not a number', async () => {
    const answer = await app.inject({ url: '/api/data/universities?countryId=1&countryId=2' })
    expect(answer.json().errors).toEqual([{ field: 'countryId', message: 'Değerin türü yanlış.' }])
  })
})

describe('text that PostgreSQL cannot store is refused with its field', () => {
  const message = 'Kullanılamayan bir karakter içeriyor.'
  const unstorable: [string, string][] = [
    ['a null character', '\\u0000'],
    ['half of a surrogate pair', '\\ud83d'],
    ['the other half first', '\\ude00\\ud83d'],
  ]

  /** A call that accepts anything, so that only the characters can be the reason of a refusal. */
  let lenient: Server
  const taken: unknown[] = []
  beforeAll(async () => {
    const anything = call('POST', '/anything/:name', {
      summary: 'A test',
      params: z.object({ name: z.string() }),
      query: z.object({ search: z.string().optional() }),
      body: z.object({ it: z.json() }),
      output: z.null(),
      may: anyone,
    })
    const take = async (_: Caller, input: unknown) => {
      taken.push(input)
      return null
    }
    ;({ app: lenient } = await startApi({ answers: [answer(anything, take)] }))
  })

  async function errorsOf(url: string, body = '{"it":1}') {
    taken.length = 0
    const headers = { 'content-type': 'application/json' }
    const sent = await lenient.inject({ method: 'POST', url: `/api${url}`, headers, body })
    expect(taken).toHaveLength(sent.statusCode === 200 ? 1 : 0)
    return [sent.statusCode, sent.json()?.errors]
  }

  describe.each(unstorable)('%s', (_, written) => {
    test.each([
      ['in a body', `"a${written}b"`, 'it'],
      ['in an array within arrays', `["fine",["fine",["a${written}"]]]`, 'it.1.1.0'],
      ['in an object within an array', `[{},{"inner":{"text":"${written}"}}]`, 'it.1.inner.text'],
      ['in the key of an object', `{"a${written}":1}`, 'it'],
      ['in the key of an object within an array', `[{"${written}":[]}]`, 'it.0'],
    ])('%s', async (_where, it, field) => {
      expect(await errorsOf('/anything/x', `{"it":${it}}`)).toEqual([400, [{ field, message }]])
    })

    test('in several places at once, each reported', async () => {
      const it = `{"one":"${written}","two":["${written}"],"three":{"four":"fine"}}`
      const errors = ['it.one', 'it.two.0'].map((field) => ({ field, message }))
      expect(await errorsOf('/anything/x', `{"it":${it}}`)).toEqual([400, errors])
    })

    test('in an unknown key, reported for the body itself', async () => {
      const field = JSON.parse(`"${written}"`)
      const errors = [
        { field, message: 'Böyle bir alan yok.' },
        { field: '', message },
      ]
      expect(await errorsOf('/anything/x', `{"it":1,"${written}":1}`)).toEqual([400, errors])
    })

    test('a real call refuses it before anything is written', async () => {
      const answer = await report(`{"id":"${visit.id}","path":"/jobs${written}","locale":"tr"}`)
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'path', message }]])
    })
  })

  test('a null character in the address and in the query', async () => {
    expect(await errorsOf('/anything/a%00b?search=c%00d')).toEqual([
      400,
      [
        { field: 'name', message },
        { field: 'search', message },
      ],
    ])
    expect(await errorsOf('/anything/x?search=%00&search=a')).toEqual([
      400,
      [
        { field: 'search', message: 'Değerin türü yanlış.' },
        { field: 'search.0', message },
      ],
    ])
    expect(await errorsOf('/anything/x?a%00b=1')).toEqual([
      400,
      [
        { field: 'a\u0000b', message: 'Böyle bir alan yok.' },
        { field: '', message },
      ],
    ])
  })

  test('half of a surrogate pair in a path is a 404, and in a query it stays percent-encoded', async () => {
    const inAddress = await lenient.inject({ method: 'POST', url: '/api/anything/%ED%A0%BD' })
    expect([inAddress.statusCode, inAddress.json().code]).toEqual([404, 'request.unknownPath'])
    expect(await errorsOf('/anything/x?search=%ED%A0%BD')).toEqual([200, undefined])
    expect(taken).toEqual([{ name: 'x', search: '%ED%A0%BD', it: 1 }])
  })

  test('a whole emoji is ordinary text', async () => {
    const answer = await report({ ...visit, id: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d60', path: '/jobs/😀' })
    expect(answer.statusCode).toBe(204)
    expect(await errorsOf('/anything/%F0%9F%98%80?search=%F0%9F%98%80', '{"it":{"😀":["😀"]}}')).toEqual([
      200,
      undefined,
    ])
  })
})

describe('a body that is not an object is empty', () => {
  test.each(['[]', '"text"', '7', 'true'])('%s', async (body) => {
    const answer = await report(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ field: '', message: 'Değerin türü yanlış.' }])
  })

  test('null and no body lack every field', async () => {
    const required = ['id', 'path', 'locale']
    expect((await report('null')).json().errors.map(({ field }: { field: string }) => field)).toEqual(required)
    const nothing = await app.inject({ method: 'POST', url: '/api/visits' })
    expect(nothing.json().errors.map(({ field }: { field: string }) => field)).toEqual(required)
  })
})

test('prototype keys in a query are unknown keys', async () => {
  const answer = await app.inject({ url: '/api/data/countries?__proto__=1&constructor=2&toString=3' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual([
    '__proto__',
    'constructor',
    'toString',
  ])
})
