import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSecret } from '#platform/secrets.ts'
import { aCandidate, bearer, password } from './builders.ts'
import { secretOfTests, testDatabase } from './database.ts'
import { productionSettings, type StartedApp, startApp } from './setup/app.ts'

// SECRET_KEY is changed while two processes serve: one has been restarted with the new one, the other has not yet.

const connection = testDatabase()
const [older, newer] = ['the secret that was used until today', 'the secret that is used from now on']
const shared = { ...productionSettings, PARTS: 'api' }
let waiting: StartedApp
let restarted: StartedApp

beforeAll(async () => {
  waiting = await startApp(connection.url, { ...shared, SECRET_KEY: older, NEXT_SECRET_KEY: newer })
  restarted = await startApp(connection.url, { ...shared, SECRET_KEY: newer, EARLIER_SECRET_KEYS: older })
}, 120_000)
afterAll(async () => {
  await Promise.all([waiting.stop(), restarted.stop()])
  setSecret(secretOfTests)
})

const web = { 'x-kopru-client': 'web', 'content-type': 'application/json' }
const cookieOf = (answer: Response) => /kopru_session=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''

test.each([
  ['from the one that waits to the restarted one', () => [waiting, restarted] as const],
  ['from the restarted one to the one that waits', () => [restarted, waiting] as const],
])('requests that go %s are all answered', async (_, between) => {
  const [first, second] = between()
  const candidate = await aCandidate()
  const token = (app: StartedApp, body: object, headers: Record<string, string> = {}) =>
    fetch(`${app.address}/api/accounts/token`, {
      method: 'POST',
      headers: { ...web, ...headers },
      body: JSON.stringify(body),
    })
  const entered = await token(first, { grantType: 'password', email: candidate.email, password })
  expect(entered.status).toBe(200)
  const { accessToken } = (await entered.json()) as { accessToken: string }
  const authorization = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const own = `/api/candidates/${candidate.candidateId}`
  const send = async (app: StartedApp, method: string, path: string, body?: object, more: object = {}) => {
    const headers = { ...authorization, ...more }
    const answer = await fetch(app.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, text: await answer.text() }
  }

  expect((await send(second, 'GET', `${own}/profile`)).status).toBe(200)
  // Personal data that one sealed and the other opens.
  expect((await send(first, 'POST', `${own}/citizen`, { tckn: '10000000146' })).status).toBeLessThan(300)
  const profile = await send(second, 'GET', `${own}/profile`)
  expect([profile.status, profile.text]).toEqual([200, expect.stringContaining('*******0146')])
  // A request that is repeated under its key is answered as the first time.
  const competency = { type: 'language', content: 'Almanca', level: 'B2' }
  const key = { 'idempotency-key': 'once' }
  const done = await send(first, 'POST', `${own}/competencies`, competency, key)
  expect([done.status, done]).toEqual([201, await send(second, 'POST', `${own}/competencies`, competency, key)])

  const renewed = await token(second, { grantType: 'refresh_token' }, { cookie: cookieOf(entered) })
  expect(renewed.status).toBe(200)
  const again = await token(first, { grantType: 'refresh_token' }, { cookie: cookieOf(renewed) })
  expect(again.status).toBe(200)
})

test('a token of a secret that neither knows is refused', async () => {
  const candidate = await aCandidate()
  setSecret('a secret that somebody made up themselves')
  const forged = bearer(candidate)
  for (const { address } of [waiting, restarted]) {
    const answer = await fetch(`${address}/api/candidates/${candidate.candidateId}/profile`, { headers: forged })
    expect(answer.status).toBe(401)
  }
})
