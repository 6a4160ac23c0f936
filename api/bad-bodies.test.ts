import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call, largeBody, smallBody } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { collectSchemas } from '#contract/openapi/openapi-schemas.ts'
import { mostErrors } from '#contract/problems.ts'
import { aCandidate, aCompany, bearer } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import { answer } from './answer.ts'
import { answers } from './api.ts'
import { deepest, isTooComplex } from './json-body.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
/** A call whose schema can report thousands of issues: unbounded lists, choices, unions, free keys. */
let wide: Server
beforeAll(async () => {
  const anything = call('POST', '/wide', {
    summary: 'A test',
    query: z.object({ many: z.array(z.enum(['a', 'b'])).optional() }),
    body: z.object({
      list: z.array(z.enum(['a', 'b'])).optional(),
      either: z.array(z.union([z.object({ one: z.string() }), z.object({ two: z.number() })])).optional(),
      named: z.record(z.string(), z.array(z.number())).optional(),
      text: z.json().optional(),
    }),
    output: z.null(),
    bytes: largeBody,
    may: anyone,
  })
  ;({ app } = await startApi())
  ;({ app: wide } = await startApi({ answers: [answer(anything, async () => null)] }))
})

const json = { 'content-type': 'application/json' }
const send = (body: string, to = wide, url = '/api/wide') => to.inject({ method: 'POST', url, headers: json, body })

/**
 * Repeats the piece as often as a body may, padded with spaces, because the allowed number of values grows with the
 * length.
 */
const many = 9_000
const full = (piece: string, gap = 12) => `[${Array.from({ length: many }, () => piece.padEnd(gap)).join(',')}]`

describe('any invalid body gets a short answer with the number of problems', () => {
  test.each([
    ['a list of wrong choices', `{"list":${full('1')}}`, many],
    ['a list of what no alternative takes', `{"either":${full('{}', 24)}}`, many],
    ['keys that there are not', `{${Array.from({ length: many }, (_, at) => `"key${at}":     1`).join(',')}}`, many],
    ['texts that cannot be kept', `{"text":${full('"\\u0000"')}}`, many],
    ['a long key with many mistakes below it', `{"named":{"${'x'.repeat(500_000)}":${full('""')}}}`, many],
  ])('%s', async (_, body, count) => {
    const refused = await send(body)
    expect(refused.statusCode).toBe(400)
    const problem = refused.json()
    expect(problem.code).toBe('request.invalid')
    expect(problem.errors).toHaveLength(mostErrors)
    expect(problem.errorCount).toBe(count)
    expect(problem.detail).toContain(new Intl.NumberFormat('tr').format(count))
    expect(refused.body.length).toBeLessThan(20_000)
  })

  test('and so does an invalid query', async () => {
    const refused = await app.inject({ url: `/api/data/countries?${'a&'.repeat(3000)}${'b=&c&'.repeat(50)}` })
    expect(refused.json()).toMatchObject({ code: 'request.invalid', errorCount: 3 })
    const keys = Array.from({ length: 900 }, (_, at) => `k${at}`).join('&')
    const many = await app.inject({ url: `/api/data/countries?${keys}` })
    expect(many.json().errors).toHaveLength(mostErrors)
    expect(many.json().errorCount).toBe(900)
  })

  test('a few mistakes are all listed', async () => {
    const problem = (await send('{"list":["a","c"],"other":1}')).json()
    expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual(['list.1', 'other'])
    expect(problem.errorCount).toBe(2)
  })
})

describe('a body is refused before parsing', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test('when it is nested too deep', async () => {
    expect((await send(`{"text":${nested(deepest - 1)}}`)).statusCode).toBe(200)
    const refused = await send(`{"text":${nested(deepest)}}`)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.tooComplex'])
    expect(refused.json().detail).toBe(
      'İstek gövdesi en fazla 32 kat iç içe olabilir ve en fazla 1.006 değer içerebilir.',
    )
  })

  test('when it has more values than its length justifies, or than any call needs', async () => {
    expect((await send(`{"text":[${'1,'.repeat(990)}1]}`)).statusCode).toBe(200)
    const dense = await send(`{"text":[${'1,'.repeat(2000)}1]}`)
    expect([dense.statusCode, dense.json().code]).toEqual([400, 'request.tooComplex'])
    expect((await send(`{"text":[${'"some twenty letters",'.repeat(19_990)}1]}`)).statusCode).toBe(200)
    const refused = await send(`{"text":[${'"some twenty letters",'.repeat(20_000)}1]}`)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.tooComplex'])
  })

  test('brackets, commas and quotes in strings do not count', () => {
    const text = JSON.stringify({ text: `${'[{,"\\'.repeat(30_000)}` })
    expect(isTooComplex(Buffer.from(text))).toBe(false)
    expect(isTooComplex(Buffer.from(`{"text":"\\\\","more":${nested(deepest)}}`))).toBe(true)
    expect(isTooComplex(Buffer.from('"never ended'))).toBe(false)
    expect(isTooComplex(Buffer.from(']]]]{"a":1}'))).toBe(false)
  })
})

describe('the size limit of a body depends on its call', () => {
  const visit = { id: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e', path: '/jobs', locale: 'tr' }
  test.each([
    ['/api/visits', visit, 4000, '4 KB'],
    ['/api/accounts/token', { grantType: 'refresh_token' }, smallBody, '16 KB'],
    ['/api/common/contact', {}, smallBody, '16 KB'],
  ])('%s', async (url, body, bytes, limit) => {
    const exactly = JSON.stringify(body).padEnd(bytes)
    expect((await send(exactly, app, url)).statusCode).not.toBe(413)
    const refused = await send(`${exactly} `, app, url)
    expect([refused.statusCode, refused.json().detail]).toEqual([413, `Bir istek en fazla ${limit} olabilir.`])
  })

  test('and every list in it, or in a query, has a limit that is checked before its items', () => {
    const { input, components } = collectSchemas()
    const endless = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      (('type' in schema && schema.type === 'array' && !('maxItems' in schema)) || Object.values(schema).some(endless))
    const parts = answers.flatMap(({ call: { path, query, body } }) =>
      [query, body].flatMap((part) => (part ? [{ path, schema: input(part) }] : [])),
    )
    expect(parts.filter(({ schema }) => endless(schema)).map(({ path }) => path)).toEqual([])
    expect(Object.keys(components).filter((name) => name !== 'Problem' && endless(components[name]))).toEqual([])
  })

  test('more than a small body only with a session', () => {
    const large = answers.filter(({ call: { bytes = smallBody, may } }) => bytes > smallBody && may.who === 'anyone')
    expect(large.map(({ call: { path } }) => path)).toEqual([])
  })

  test('and a body without a session is not read at all', async () => {
    const { companyId } = await aCompany()
    const url = `/api/companies/${companyId}/forms/${companyId}`
    const put = (body: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'PUT', url, headers: { ...json, ...headers }, body })
    expect((await put('{"broken')).json().code).toBe('accounts.signInNeeded')
    const { caller } = await aCandidate()
    expect((await put('{"broken', await bearer(caller.person))).json().code).toBe('accounts.notFound')
  })
})
