import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { aCandidate, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, visitor } from '../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

let numbers = 0

/** An account after the right password, with an SMS code sent. */
async function halfway() {
  const gsm = `+9053300000${String(++numbers).padStart(2, '0')}`
  const { email } = await aCandidate({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
  const visit = visitor(app)
  const { json } = await visit.signIn(email, password)
  const { code } = await lastMessageTo(gsm)
  const continuation: string = json.secondFactor.continuation
  return { email, gsm, visit, code, continuation }
}

const goOn = (visit: ReturnType<typeof visitor>, more: object) =>
  visit.post('/accounts/token', { grantType: 'password', ...more })

test('the second step goes on without e-mail and password, once', async () => {
  const { visit, code, continuation } = await halfway()
  expect(continuation).toMatch(/^[\w-]{43}$/)
  expect(await goOn(visit, { continuation, kind: 'Candidate', code })).toMatchObject({ status: 200 })
  expect(await goOn(visit, { continuation, code })).toMatchObject({ status: 401, code: 'accounts.signInExpired' })
})

test('it proves the password and nothing else: it needs the right factor, and tries are counted', async () => {
  const { visit, code, continuation } = await halfway()
  const wrong = code === '000000' ? '111111' : '000000'
  expect((await goOn(visit, { continuation, code: wrong })).code).toBe('accounts.wrongCode')
  expect((await goOn(visit, { continuation: 'x'.repeat(43), code })).code).toBe('accounts.signInExpired')
  expect((await goOn(visit, { continuation, kind: 'Company', code })).code).toBe('accounts.signInExpired')
  expect((await goOn(visit, { continuation, code })).status).toBe(200)

  const other = await halfway()
  for (let tries = 0; tries < 10; tries += 1) await goOn(other.visit, { continuation: other.continuation, code: wrong })
  expect((await goOn(other.visit, { continuation: other.continuation, code: wrong })).code).toBe(
    'accounts.tooManyTries',
  )
})

test('another code can be requested with it, and the token stays the same', async () => {
  const { visit, gsm, continuation } = await halfway()
  expect((await goOn(visit, { continuation, sendSms: true })).code).toBe('accounts.tooManyTries')
  await connection.db.execute(sql`delete from rate_limits`)
  const again = await goOn(visit, { continuation, sendSms: true })
  expect(again).toMatchObject({ code: 'pR8Lrb', json: { secondFactor: { continuation } } })
  const { code } = await lastMessageTo(gsm)
  expect((await goOn(visit, { continuation, code })).status).toBe(200)
})

test('of two concurrent uses one succeeds', async () => {
  const { visit, code, continuation } = await halfway()
  const both = await Promise.all([goOn(visit, { continuation, code }), goOn(visitor(app), { continuation, code })])
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('it expires after ten minutes, and when another password is set', async () => {
  const late = await halfway()
  await connection.db.execute(
    sql`update codes set expires_at = expires_at - interval '10 minutes' where purpose = 'signIn'`,
  )
  expect((await goOn(late.visit, { continuation: late.continuation, code: late.code })).code).toBe(
    'accounts.signInExpired',
  )

  const changed = await halfway()
  await changed.visit.post('/accounts/password/forgot', { email: changed.email, kind: 'Candidate' })
  const { token } = await lastMessageTo(changed.email)
  await changed.visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })
  expect((await goOn(changed.visit, { continuation: changed.continuation, code: changed.code })).code).toBe(
    'accounts.signInExpired',
  )
})
