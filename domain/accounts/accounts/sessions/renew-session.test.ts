import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { hearSignals } from '#database/signals.ts'
import { createLog } from '#platform/log.ts'
import { hashToken, randomToken } from '#platform/tokens.ts'
import { aCandidate, aCompany, aMember, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testApi } from '../../../../tests/server.ts'
import { visitor } from '../../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  const started = await startApi()
  app = started.app
  const hear = (signal: { kind: string; sessionIds?: string[] }) => started.ended.add(signal.sessionIds ?? [])
  const ears = await hearSignals(connection.url, hear, () => {}, createLog('silent'))
  return () => ears.stop()
})

async function signedIn(options: Parameters<typeof visitor>[1] = {}) {
  const { email } = await aCandidate()
  const visit = visitor(app, options)
  const { json } = await visit.signIn(email, password)
  return { visit, email, json }
}

/** After the grace period a repeated token counts as stolen. */
const elevenSecondsLater = () =>
  connection.db.execute(sql`update sessions set rotated_at = rotated_at - interval '11 seconds'`)

test('a refresh token is replaced at each use', async () => {
  const { visit, json } = await signedIn()
  const seen = new Set([json.refreshToken])
  let { refreshToken } = json
  for (let times = 0; times < 3; times += 1) {
    const renewed = await visit.refresh(refreshToken)
    expect(renewed).toMatchObject({ status: 200, json: { myId: json.myId, role: json.role } })
    refreshToken = renewed.json.refreshToken
    seen.add(refreshToken)
  }
  expect(seen.size).toBe(4)
  expect((await visit.get('/accounts/sessions')).json.items).toHaveLength(2)
})

test('two concurrent refreshes with one token both succeed, with the same next token', async () => {
  const { visit, json } = await signedIn()
  const [one, other] = await Promise.all([visit.refresh(json.refreshToken), visit.refresh(json.refreshToken)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.json.refreshToken).toBe(other.json.refreshToken)
  await elevenSecondsLater()
  expect((await visit.refresh(one.json.refreshToken)).status).toBe(200)
})

test('a made-up secret for a session whose id is known ends nothing', async () => {
  const { visit, json } = await signedIn()
  const [sessionId, secret = ''] = json.refreshToken.split('.')
  const madeUp = ['x', 'x'.repeat(65), `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`, secret.slice(0, 43)]
  for (const token of madeUp) {
    expect((await visitor(app).refresh(`${sessionId}.${token}`)).code).toBe('accounts.sessionEnded')
  }
  const { json: other } = await signedIn()
  const ofAnother = other.refreshToken.split('.')[1]
  expect((await visitor(app).refresh(`${sessionId}.${ofAnother}`)).code).toBe('accounts.sessionEnded')
  expect((await visit.get('/accounts/session')).status).toBe(200)
  expect((await visit.refresh(json.refreshToken)).status).toBe(200)
})

test('a session whose tokens predate the mark continues', async () => {
  const { visit, json } = await signedIn()
  const [sessionId] = json.refreshToken.split('.')
  const unmarked = randomToken()
  await connection.db.execute(sql`update sessions set refresh_hash = ${hashToken(unmarked)} where id = ${sessionId}`)
  const renewed = await visit.refresh(`${sessionId}.${unmarked}`)
  expect(renewed.status).toBe(200)
  expect((await visit.refresh(renewed.json.refreshToken)).status).toBe(200)
})

describe('a stolen token that is used twice ends the session of both', () => {
  test('when the thief comes second', async () => {
    const { visit: owner, json } = await signedIn()
    const renewed = await owner.refresh(json.refreshToken)
    await elevenSecondsLater()
    expect(await visitor(app).refresh(json.refreshToken)).toMatchObject({ status: 401, code: 'accounts.sessionEnded' })
    expect((await owner.refresh(renewed.json.refreshToken)).code).toBe('accounts.sessionEnded')
    await expect.poll(async () => (await owner.get('/accounts/session')).code).toBe('accounts.signInNeeded')
  })

  test('when the thief comes first and renews more than once', async () => {
    const { visit: owner, json } = await signedIn()
    const thief = visitor(app)
    let stolen = await thief.refresh(json.refreshToken)
    stolen = await thief.refresh(stolen.json.refreshToken)
    expect(stolen.status).toBe(200)
    expect((await owner.refresh(json.refreshToken)).code).toBe('accounts.sessionEnded')
    expect((await thief.refresh(stolen.json.refreshToken)).code).toBe('accounts.sessionEnded')
    await expect.poll(async () => (await thief.get('/accounts/session')).code).toBe('accounts.signInNeeded')
  })

  test('from another device even within the grace period', async () => {
    const { visit: owner, json } = await signedIn({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    })
    const renewed = await owner.refresh(json.refreshToken)
    expect((await visitor(app).refresh(json.refreshToken)).code).toBe('accounts.sessionEnded')
    expect((await owner.refresh(renewed.json.refreshToken)).code).toBe('accounts.sessionEnded')
  })
})

test('a session expires seven days after its last use, and each use extends it', async () => {
  const { visit, json } = await signedIn()
  await connection.db.execute(sql`update sessions set expires_at = now() + interval '1 minute'`)
  const renewed = await visit.refresh(json.refreshToken)
  const { rows } = await connection.pool.query(
    "select 1 from sessions where id = $1 and expires_at > now() + interval '167 hours'",
    [renewed.json.refreshToken.split('.')[0]],
  )
  expect(rows).toHaveLength(1)
  await connection.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
  expect((await visit.refresh(renewed.json.refreshToken)).code).toBe('accounts.sessionEnded')
})

describe('thirty days after signing in a session ends, however often it was used', () => {
  test.each([
    ['a candidate’s program', false, 'Candidate'],
    ['a candidate’s browser', true, 'Candidate'],
    ['a member’s program', false, 'Company'],
    ['a member’s browser', true, 'Company'],
  ] as const)('%s', async (_, web, kind) => {
    const { email } = kind === 'Candidate' ? await aCandidate() : await aCompany()
    const visit = visitor(app, { web })
    const { json } = await visit.signIn(email, password)
    const ofAccount = sql`account_id = ${json.role.accountId}`
    const signedInAgo = (ago: string) =>
      connection.db.execute(sql`update sessions set created_at = now() - ${ago}::interval where ${ofAccount}`)
    await signedInAgo('29 days')
    const renewed = await visit.refresh(json.refreshToken ?? undefined)
    expect(renewed.status).toBe(200)
    const { rows } = await connection.db.execute(
      sql`select 1 from sessions where ${ofAccount} and abs(extract(epoch from expires_at - created_at) - 2592000) < 1`,
    )
    expect(rows).toHaveLength(1)

    await signedInAgo('30 days 1 second')
    const over = await visit.refresh(renewed.json.refreshToken ?? undefined)
    expect(over).toMatchObject({ status: 401, code: 'accounts.sessionEnded' })
    if (web) expect(over.setCookie).toContain('Max-Age=0')
    await connection.db.execute(sql`update sessions set ended_at = now() where ${ofAccount}`)
    const ended = await visitor(app).refresh(renewed.json.refreshToken ?? json.refreshToken ?? 'x.y')
    expect(over.json.detail).toBe(ended.json.detail)
  })
})

test('a right that was taken away is gone with the next renewal', async () => {
  const { companyId } = await aCompany()
  const { email, accountId } = await aMember(companyId, { permissions: { All: 'FullAccess' } })
  const visit = visitor(app)
  const { json } = await visit.signIn(email, password)
  await connection.pool.query(`update company_members set permissions = '{"All":"ReadOnly"}' where account_id = $1`, [
    accountId,
  ])
  expect((await visit.refresh(json.refreshToken)).json.permissions).toEqual({ All: 'ReadOnly' })
})

test('a deleted account cannot renew', async () => {
  const { visit, json } = await signedIn()
  await connection.pool.query('update accounts set deleted_at = now() where id = $1', [json.role.accountId])
  expect((await visit.refresh(json.refreshToken)).code).toBe('accounts.sessionEnded')
})

test.each(['', 'x', 'a.b', '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e.x', '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e.', '.'])(
  'the token %j is invalid',
  async (token) => {
    const answer = await visitor(app).post('/accounts/token', { grantType: 'refresh_token', refreshToken: token })
    expect(answer).toMatchObject({ status: 401, code: 'accounts.sessionEnded' })
  },
)

describe('our own pages in a browser', () => {
  test('get the refresh token in an encrypted cookie that scripts cannot read, and never in an answer', async () => {
    const { visit, email } = await signedIn({ web: true })
    const { json, setCookie } = await visit.signIn(email, password)
    expect(json.refreshToken).toBeNull()
    expect(setCookie).toMatch(
      /^__Host-kopru_session=eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    )
    const renewed = await visit.refresh()
    expect(renewed).toMatchObject({ status: 200, json: { refreshToken: null, email } })
    expect(renewed.setCookie).toMatch(/^__Host-kopru_session=/)
    expect(renewed.setCookie).not.toBe(setCookie)
  })

  test('the cookie is refused without our header, which other sites cannot send', async () => {
    const { visit, email } = await signedIn({ web: true })
    const { setCookie } = await visit.signIn(email, password)
    const cookie = String(setCookie).split(';')[0] as string
    const forged = await app.inject({
      method: 'POST',
      url: '/api/accounts/token',
      headers: { cookie },
      body: { grantType: 'refresh_token' },
    })
    expect(forged.statusCode).toBe(401)
    expect(forged.json().code).toBe('accounts.sessionEnded')
    expect(forged.headers['set-cookie']).toBeUndefined()
    for (const [method, url] of [
      ['GET', '/api/accounts/session'],
      ['POST', '/api/accounts/sign-out'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: { cookie, 'x-kopru-client': 'web' } })
      expect(answer.statusCode).toBe(401)
    }
    expect((await visit.refresh()).status).toBe(200)
  })

  test('a cookie without a session is removed', async () => {
    const { visit } = await signedIn({ web: true })
    await visit.post('/accounts/sign-out')
    const { json, visit: other } = await signedIn({ web: true })
    await connection.db.execute(sql`update sessions set ended_at = now() where account_id = ${json.role.accountId}`)
    const ended = await other.refresh()
    expect(ended.code).toBe('accounts.sessionEnded')
    expect(ended.setCookie).toBe('__Host-kopru_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure')
  })

  test.each(['', 'nonsense', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA'])(
    'a cookie that is not ours (%j) is no session',
    async (value) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/accounts/token',
        headers: { cookie: `theme=dark; kopru_session=${value}`, 'x-kopru-client': 'web' },
        body: { grantType: 'refresh_token' },
      })
      expect(answer.json().code).toBe('accounts.sessionEnded')
    },
  )
})
