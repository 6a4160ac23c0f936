import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi({ https: true }))
})

const kinds: readonly (readonly [string, InjectOptions])[] = [
  ['an answer', { url: '/api/data/countries' }],
  ['an answer without a body', { method: 'HEAD', url: '/api/data/countries' }],
  ['an answer that has not changed', { url: '/api/data/countries', headers: { 'if-none-match': '*' } }],
  ['a problem', { url: '/api/data/countries?x=1' }],
  ['an unknown address', { url: '/api/nothing' }],
  ['an address that cannot be read', { url: '/api/%ZZ' }],
  ['a wrong method', { method: 'DELETE', url: '/api/data/countries' }],
  ['broken JSON', { method: 'POST', url: '/api/visits', headers: { 'content-type': 'application/json' }, body: '{' }],
  ['a probe', { url: '/health' }],
  ['the description of the API', { url: '/api/openapi.json' }],
]

test.each(kinds)('%s carries them', async (_, request) => {
  const { headers } = await app.inject(request)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.any(String),
  })
  expect(headers['x-powered-by']).toBeUndefined()
})

test('without https no HSTS header is sent', async () => {
  const { app: plain } = await startApi()
  expect((await plain.inject({ url: '/health' })).headers['strict-transport-security']).toBeUndefined()
})
