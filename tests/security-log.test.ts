import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { createCode } from '#domain/accounts/accounts/codes.ts'
import { networkOf } from '#platform/security/security-log.ts'
import { aCandidate, aCompany, aMember, bearer, password } from './builders.ts'
import { testDatabase } from './database.ts'
import { testApi } from './server.ts'
import { visitor } from './visitor.ts'

testDatabase()
const startApi = testApi()
let app: Server
let lines: string[]
beforeEach(async () => {
  ;({ app, lines } = await startApi())
})

/** The security log records accounts, and no personal data. */
function told(...secrets: readonly string[]) {
  for (const secret of [password, '203.0.113.9', '@', 'Bearer', ...secrets]) expect(lines.join()).not.toContain(secret)
  return lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined)
}

const from = { remoteAddress: '203.0.113.9' }
const place = '203.0.113.0/24'
const tokens = (body: object) =>
  app.inject({ method: 'POST', url: '/api/accounts/token', body: { grantType: 'password', ...body }, ...from })

test('signing in and failing to is logged by account, network and request', async () => {
  const { email, accountId } = await aCandidate()
  const refused = await tokens({ email, password: 'Yanlis2026' })
  await tokens({ email: `kimse-${email}`, password })
  const entered = await tokens({ email, password })
  const call = 'POST /accounts/token'
  const code = 'accounts.wrongCredentials'
  expect(told(email, 'Yanlis2026', entered.json().refreshToken)).toMatchObject([
    { security: 'signIn.failed', account: accountId, place, code, call, id: refused.headers['x-request-id'] },
    { security: 'signIn.failed', account: null, place, code, call },
    { security: 'signIn.succeeded', account: accountId, place, id: entered.headers['x-request-id'] },
  ])
  // The answer does not tell whether there is an account.
  expect(refused.body).not.toContain(accountId)
})

test('too many tries, wrong codes and links are logged', async () => {
  const { email } = await aCandidate()
  for (let tries = 0; tries < 11; tries += 1) await tokens({ email, password: 'Yanlis2026' })
  expect(told(email).at(-1)).toMatchObject({ security: 'limit.refused', place, code: 'accounts.tooManyTries' })
  await app.inject({
    method: 'POST',
    url: '/api/accounts/password/change',
    body: { token: 'x'.repeat(43), newPassword: 'Yepyeni2027' },
    ...from,
  })
  expect(told(email, 'x'.repeat(43)).at(-1)).toMatchObject({ security: 'code.wrong', account: null, place })
})

test('a password that is changed or set by a link is logged, and a refresh token that comes a second time', async () => {
  const { email, accountId } = await aCandidate()
  const visit = visitor(app)
  const { json } = await visit.signIn(email, password)
  await visit.refresh(json.refreshToken)
  await database().execute(sql`update sessions set rotated_at = rotated_at - interval '11 seconds'`)
  await visit.refresh(json.refreshToken)
  const { token } = await database().transaction((tx) =>
    createCode(tx, { accountId, purpose: 'passwordReset', target: email, linkMinutes: 10 }),
  )
  await app.inject({
    method: 'POST',
    url: '/api/accounts/password/change',
    body: { token, newPassword: 'Yepyeni2027' },
  })
  const other = await aCandidate()
  await app.inject({
    method: 'PUT',
    url: `/api/candidates/${other.candidateId}/password`,
    headers: await bearer(other.caller.person),
    body: { currentPassword: password, newPassword: 'Yepyeni2027' },
  })
  const seen = told(email, json.refreshToken, token, 'Yepyeni2027').map(({ security, account }) => [security, account])
  expect(seen).toEqual([
    ['signIn.succeeded', accountId],
    ['session.reused', accountId],
    ['password.reset', accountId],
    ['password.changed', other.accountId],
  ])
})

test('a right that is missing, a stranger and what operators do are logged', async () => {
  const { companyId } = await aCompany()
  const member = await aMember(companyId, { permissions: { Forms: 'ReadOnly' } })
  const stranger = await aCompany()
  const operator = await aCandidate({ operator: true })
  const url = `/api/companies/${companyId}/reports/applications`
  for (const { caller } of [member, stranger])
    await app.inject({ method: 'POST', url, body: {}, headers: await bearer(caller.person), ...from })
  await app.inject({
    method: 'PUT',
    url: `/api/operations/companies/${companyId}/verified`,
    headers: await bearer(operator.caller.person),
    body: { verified: true },
    ...from,
  })
  const call = 'POST /companies/:companyId/reports/applications'
  expect(told()).toMatchObject([
    {
      security: 'permission.missing',
      account: member.caller.person.accountId,
      place,
      code: 'permissions.missing',
      call,
    },
    { security: 'permission.stranger', account: stranger.caller.person.accountId, place, call },
    { security: 'operator.act', account: operator.accountId, place, act: 'companyVerified' },
  ])
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  [undefined, null],
])('%s is told as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
