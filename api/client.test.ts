import { beforeAll, describe, expect, test } from 'vitest'
import { seal } from '#platform/tokens.ts'
import { aCandidate, password } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import { visitor } from '../tests/visitor.ts'
import type { Server } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const attributes = 'HttpOnly; SameSite=Lax'

/** The answer and cookies that a browser with these cookies gets. */
async function given(to: Server, cookie: string, body: object) {
  const answer = await to.inject({
    method: 'POST',
    url: '/api/accounts/token',
    headers: { 'x-kopru-client': 'web', 'user-agent': 'tests', ...(cookie && { cookie }) },
    body,
  })
  return { status: answer.statusCode, json: answer.json(), kept: [answer.headers['set-cookie'] ?? []].flat() }
}

const renewal = { grantType: 'refresh_token' }
const entering = (email: string) => ({ grantType: 'password', email, password })
const pairOf = (line = '') => line.split(';', 1)[0] ?? ''
const nameOf = (line: string) => line.split('=', 1)[0]

test('over https the session’s cookie is restricted to this host, and the device’s to the sign-in addresses', async () => {
  const { email } = await aCandidate()
  const { kept } = await given(app, '', entering(email))
  expect(kept).toEqual([
    expect.stringMatching(/^__Host-kopru_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/),
    expect.stringMatching(/^__Secure-kopru_device=[^;]+; Path=\/api\/accounts; HttpOnly; SameSite=Lax; .+; Secure$/),
  ])
  const again = await given(app, kept.map(pairOf).join('; '), renewal)
  expect(again.status).toBe(200)
  expect(again.kept.map(nameOf)).toEqual(['__Host-kopru_session'])
})

test('over plain http both have their plain names', async () => {
  const { app: plain } = await startApi({ publicUrl: 'http://kopru.example' })
  const { email } = await aCandidate()
  const { kept } = await given(plain, '', entering(email))
  expect(kept).toEqual([
    expect.stringMatching(/^kopru_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/),
    expect.stringMatching(/^kopru_device=[^;]+; Path=\/api\/accounts; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
  ])
  expect((await given(plain, kept.map(pairOf).join('; '), renewal)).status).toBe(200)
})

describe('a session under the earlier cookie name', () => {
  /** A session with cookies as they were named and encrypted before the prefix. */
  async function fromBefore() {
    const { email } = await aCandidate()
    const { json } = await visitor(app).signIn(email, password)
    const device = JSON.stringify({ id: 'a browser', accountIds: [json.role.accountId] })
    const cookies = [
      `kopru_session=${await seal(json.refreshToken)}`,
      `kopru_device=${await seal(device, 'known device')}`,
    ]
    return { email, cookie: cookies.join('; '), json }
  }

  test('continues under the new name, and the old cookies are removed', async () => {
    const { email, cookie } = await fromBefore()
    const renewed = await given(app, cookie, renewal)
    expect(renewed).toMatchObject({ status: 200, json: { email } })
    const [session, oldSession, device, oldDevice] = renewed.kept
    expect(session).toMatch(/^__Host-kopru_session=[^;]/)
    expect(oldSession).toBe(`kopru_session=; Path=/; ${attributes}; Max-Age=0; Secure`)
    expect(device).toMatch(/^__Secure-kopru_device=[^;]/)
    expect(oldDevice).toBe(`kopru_device=; Path=/api/accounts; ${attributes}; Max-Age=0; Secure`)
    const next = await given(app, [session, device].map(pairOf).join('; '), renewal)
    expect(next).toMatchObject({ status: 200, json: { email } })
    expect(next.kept.map(nameOf)).toEqual(['__Host-kopru_session'])
  })

  test('ends under both names when its owner signs out', async () => {
    const { cookie, json } = await fromBefore()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/accounts/sign-out',
      headers: { cookie, 'x-kopru-client': 'web', authorization: `Bearer ${json.accessToken}` },
      body: {},
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toEqual([
      `__Host-kopru_session=; Path=/; ${attributes}; Max-Age=0; Secure`,
      `kopru_session=; Path=/; ${attributes}; Max-Age=0; Secure`,
    ])
  })

  test.each([
    ['before', (own: string, other: string) => `${other}; ${own}`],
    ['after', (own: string, other: string) => `${own}; ${other}`],
  ])('of somebody else is not taken, though it stands %s the own one; it is taken away', async (_, together) => {
    const { email } = await aCandidate()
    const own = pairOf((await given(app, '', entering(email))).kept[0])
    const planted = await fromBefore()
    const both = together(own, planted.cookie)
    const renewed = await given(app, both, renewal)
    expect(renewed).toMatchObject({ status: 200, json: { email } })
    expect(renewed.kept).toContain(`kopru_session=; Path=/; ${attributes}; Max-Age=0; Secure`)
  })

  test('planted by another person does not become the session of a user who then signs in', async () => {
    const [{ email }, planted] = [await aCandidate(), await fromBefore()]
    const entered = await given(app, planted.cookie, entering(email))
    expect(entered).toMatchObject({ status: 200, json: { email } })
    expect(entered.kept).toContain(`kopru_session=; Path=/; ${attributes}; Max-Age=0; Secure`)
    // The attacker still has the planted token, which opens the attacker's own account only.
    expect(await given(app, planted.cookie, renewal)).toMatchObject({ status: 200, json: { email: planted.email } })
    expect(await given(app, pairOf(entered.kept[0]), renewal)).toMatchObject({ status: 200, json: { email } })
  })

  test('cannot be a newer one that another site under the same domain plants', async () => {
    const { email } = await aCandidate()
    const { kept } = await given(app, '', entering(email))
    const planted = pairOf(kept[0]).replace('__Host-', '')
    expect(await given(app, planted, renewal)).toMatchObject({ status: 401, json: { code: 'accounts.sessionEnded' } })
  })
})
