import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '#contract/problems.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const json = { 'content-type': 'application/json' }
const visit = { id: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e', path: '/jobs', locale: 'tr' }

interface Refusal {
  readonly what: string
  readonly request: InjectOptions
  readonly status: number
  readonly code: string
  readonly title: { readonly tr: string; readonly en: string }
}

const refusals: readonly Refusal[] = [
  {
    what: 'an address that no call has',
    request: { url: '/api/nothing/here' },
    status: 404,
    code: 'request.unknownPath',
    title: { tr: 'Böyle bir adres yok', en: 'This address does not exist' },
  },
  {
    what: 'the bare prefix',
    request: { url: '/api' },
    status: 404,
    code: 'request.unknownPath',
    title: { tr: 'Böyle bir adres yok', en: 'This address does not exist' },
  },
  {
    what: 'an address with a slash too many',
    request: { url: '/api/data/countries/' },
    status: 404,
    code: 'request.unknownPath',
    title: { tr: 'Böyle bir adres yok', en: 'This address does not exist' },
  },
  {
    what: 'an unknown address, whatever its body is',
    request: { method: 'POST', url: '/api/nothing', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    status: 404,
    code: 'request.unknownPath',
    title: { tr: 'Böyle bir adres yok', en: 'This address does not exist' },
  },
  {
    what: 'an address that cannot be read',
    request: { url: '/api/data/classes/%ZZ' },
    status: 404,
    code: 'request.unknownPath',
    title: { tr: 'Böyle bir adres yok', en: 'This address does not exist' },
  },
  {
    what: 'a part of the address that is longer than any name',
    request: { url: `/api/data/classes/${'a'.repeat(300)}` },
    status: 404,
    code: 'request.unknownPath',
    title: { tr: 'Böyle bir adres yok', en: 'This address does not exist' },
  },
  {
    what: 'a method that the address does not take',
    request: { method: 'DELETE', url: '/api/data/countries' },
    status: 405,
    code: 'request.wrongMethod',
    title: { tr: 'Bu adres bu yöntemi kabul etmiyor', en: 'This address does not support that method' },
  },
  {
    what: 'a body in another language than JSON',
    request: { method: 'POST', url: '/api/visits', headers: { 'content-type': 'text/xml' }, body: '<visit/>' },
    status: 415,
    code: 'request.wrongType',
    title: { tr: 'İçerik türü desteklenmiyor', en: 'That content type is not supported' },
  },
  {
    what: 'a form',
    request: {
      method: 'POST',
      url: '/api/visits',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'path=/jobs',
    },
    status: 415,
    code: 'request.wrongType',
    title: { tr: 'İçerik türü desteklenmiyor', en: 'That content type is not supported' },
  },
  {
    what: 'plain text',
    request: { method: 'POST', url: '/api/visits', headers: { 'content-type': 'text/plain' }, body: '{}' },
    status: 415,
    code: 'request.wrongType',
    title: { tr: 'İçerik türü desteklenmiyor', en: 'That content type is not supported' },
  },
  {
    what: 'broken JSON',
    request: { method: 'POST', url: '/api/visits', headers: json, body: '{"path": "/jobs"' },
    status: 400,
    code: 'request.brokenJson',
    title: { tr: 'İstek okunamadı', en: 'The request could not be read' },
  },
  {
    what: 'an empty body that calls itself JSON',
    request: { method: 'POST', url: '/api/visits', headers: json, body: '' },
    status: 400,
    code: 'request.brokenJson',
    title: { tr: 'İstek okunamadı', en: 'The request could not be read' },
  },
  {
    what: 'a body that reaches for the prototype',
    request: {
      method: 'POST',
      url: '/api/visits',
      headers: json,
      body: '{"id":"019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e","path":"/jobs","locale":"tr","__proto__":{"admin":true}}',
    },
    status: 400,
    code: 'request.brokenJson',
    title: { tr: 'İstek okunamadı', en: 'The request could not be read' },
  },
  {
    what: 'more than a megabyte',
    request: { method: 'POST', url: '/api/visits', body: { ...visit, path: `/${'a'.repeat(1024 * 1024)}` } },
    status: 413,
    code: 'request.tooLarge',
    title: { tr: 'Gönderilen veri çok büyük', en: 'The request is too large' },
  },
  {
    what: 'an unknown query key',
    request: { url: '/api/data/countries?colour=purple' },
    status: 400,
    code: 'request.invalid',
    title: { tr: 'Bilgilerde eksik ya da yanlış var', en: 'Something is missing or wrong' },
  },
]

describe.each(refusals)('refused: $what', ({ request, status, code, title }) => {
  test.each([
    { language: 'tr', headers: {} },
    { language: 'en', headers: { 'accept-language': 'en-GB,en;q=0.9' } },
  ] as const)('with a problem in $language', async ({ language, headers }) => {
    const answer = await app.inject({ ...request, headers: { ...request.headers, ...headers } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    const problem = Problem.strict().parse(answer.json())
    expect(problem).toMatchObject({ type: `/api/docs#${code}`, title: title[language], status, code })
    expect(problem.requestId).toBe(answer.headers['x-request-id'])
  })
})

test('a wrong method is answered with the allowed ones', async () => {
  const answer = await app.inject({ method: 'PATCH', url: '/api/data/countries/223/cities' })
  expect(answer.headers.allow).toBe('GET, HEAD')
  expect(answer.json().detail).toBe('Kabul edilen yöntemler: GET, HEAD.')

  expect((await app.inject({ url: '/api/visits' })).headers.allow).toBe('POST')
  expect((await app.inject({ method: 'OPTIONS', url: '/api/docs' })).headers.allow).toBe('GET, HEAD')
})

test('an unknown method is refused like any other', async () => {
  await app.listen({ port: 0 })
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.end('PROPFIND /api/data/countries HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toContain('application/problem+json')
})

test('there is no CORS: other sites cannot read answers', async () => {
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/api/visits',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.statusCode).toBe(405)
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})
