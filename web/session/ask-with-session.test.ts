import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { signedIn } from '#contract/may.ts'
import { type Ask, AskError } from '../ask.ts'
import { askWithSession } from './ask-with-session.ts'
import { accessToken, forgetSession, keepSession, sessionNow } from './store.ts'

const secret = call('GET', '/secret', { summary: 'A test', output: z.object({ it: z.string() }), may: signedIn })
const session = { accessToken: 'old', refreshToken: null, fullname: 'Ayşe Yılmaz' } as Parameters<typeof keepSession>[0]

/** Only the token `new` opens the secret; the server renews as long as `renews` says so. */
let renews: 'yes' | 'busy' = 'yes'
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
  const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
  if (request.url === '/api/accounts/token')
    return renews === 'yes' ? send(200, { ...session, accessToken: 'new' }) : send(503, { code: 'server.busy' })
  return request.headers.authorization === 'Bearer new' ? send(200, { it: 'is safe' }) : send(401, { code: 'x' })
})

let ask: Ask
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  ask = askWithSession(`http://127.0.0.1:${port}`, 'tr')
})
beforeEach(() => {
  requests.length = 0
  renews = 'yes'
  keepSession(session)
})
afterAll(() => {
  forgetSession()
  server.close()
})

const renewals = () => requests.filter((request) => request.startsWith('POST /api/accounts/token')).length

test('calls that are refused together share one renewal, and each is tried once more', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(secret, {})))
  expect(answers).toEqual(Array(5).fill({ it: 'is safe' }))
  expect(renewals()).toBe(1)
  expect(requests.filter((request) => request === 'GET /api/secret Bearer old')).toHaveLength(5)
  expect(requests.filter((request) => request === 'GET /api/secret Bearer new')).toHaveLength(5)
  expect(accessToken()).toBe('new')
})

test('what is kept for components holds no token', async () => {
  await ask(secret, {})
  expect(sessionNow()).toEqual({ fullname: 'Ayşe Yılmaz' })
})

test('a busy server fails the call and signs nobody out', async () => {
  renews = 'busy'
  await expect(ask(secret, {})).rejects.toMatchObject({ status: 503 })
  expect(sessionNow()).toEqual({ fullname: 'Ayşe Yılmaz' })
  expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(1)
})

test('a 401 for nobody is just an answer', async () => {
  forgetSession()
  await expect(ask(secret, {})).rejects.toBeInstanceOf(AskError)
  expect(requests).toEqual(['GET /api/secret'])
})
