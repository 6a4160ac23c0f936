import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { tenMinutes } from '#contract/fresh.ts'
import { accounts, sessions } from '#database/schema/accounts.ts'
import { endSessionsOf } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { addPasskey } from '#domain/accounts/second-factors/add-passkey.ts'
import { beginAuthenticator } from '#domain/accounts/second-factors/begin-authenticator.ts'
import { beginPasskey } from '#domain/accounts/second-factors/begin-passkey.ts'
import { confirmAuthenticator } from '#domain/accounts/second-factors/confirm-authenticator.ts'
import { aCandidate, aCompany, aSession, bearer, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { aPasskeyDevice, appCode } from '../../../tests/services/authenticator.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'
import { requestPasskey } from '../second-factors/request-passkey.ts'
import { beginConfirmation } from './begin-confirmation.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { requireFresh } from './require-fresh.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const needed = { code: 'accounts.confirmationNeeded', status: 403 }
const isLetThrough = (caller: Person['caller']) => requireFresh(caller, tenMinutes, undefined)

describe('the ways', () => {
  test('the password, for each session separately', async () => {
    const ayse = await longAgo(await aCandidate())
    await expect(isLetThrough(ayse.caller)).rejects.toMatchObject({
      ...needed,
      extensions: { confirmation: { minutes: 10, ways: ['password'], email: null, gsm: null } },
    })
    const elsewhere = { ...ayse.caller, person: { ...ayse.caller.person, sessionId: await aSession(ayse.accountId) } }
    await longAgo({ caller: elsewhere })
    expect(await confirmIdentity(ayse.caller, { password })).toEqual({ confirmedAt: expect.any(String) })
    await isLetThrough(ayse.caller)
    await expect(isLetThrough(elsewhere)).rejects.toMatchObject(needed)
  })

  test('a passkey, with a challenge that works for nothing else', async () => {
    const ayse = await aCandidate()
    const device = aPasskeyDevice()
    await addPasskey(ayse.caller, { credential: device.create(await beginPasskey(ayse.caller, {})) })
    await longAgo(ayse)
    await expect(isLetThrough(ayse.caller)).rejects.toMatchObject({
      extensions: { confirmation: { ways: ['passkey', 'password'] } },
    })
    const forSigningIn = await requestPasskey(ayse.accountId, [])
    const wrong = { code: 'secondFactors.wrongPasskey' }
    await expect(confirmIdentity(ayse.caller, { passkey: device.use(forSigningIn) })).rejects.toMatchObject(wrong)
    const { passkey } = await beginConfirmation(ayse.caller, { way: 'passkey' })
    if (!passkey) throw new Error('No challenge was given')
    await expect(isLetThrough(ayse.caller)).rejects.toMatchObject(needed)
    const proof = device.use(passkey)
    await confirmIdentity(ayse.caller, { passkey: proof })
    await isLetThrough(ayse.caller)
    await expect(confirmIdentity(ayse.caller, { passkey: proof })).rejects.toMatchObject(wrong)
  })

  test('a code of the authenticator app', async () => {
    const ayse = await aCandidate()
    const { secret } = await beginAuthenticator(ayse.caller, {})
    await confirmAuthenticator(ayse.caller, { code: appCode(secret) })
    await longAgo(ayse)
    await expect(confirmIdentity(ayse.caller, { code: '000000' })).rejects.toMatchObject({
      code: 'secondFactors.wrongAppCode',
    })
    await expect(isLetThrough(ayse.caller)).rejects.toMatchObject({
      extensions: { confirmation: { ways: ['password', 'authenticator'] } },
    })
    await confirmIdentity(ayse.caller, { code: appCode(secret, 1) })
    await isLetThrough(ayse.caller)
  })

  test('a code by SMS where the account is protected by one, and no other number', async () => {
    const gsm = '+905324440001'
    const kurum = await longAgo(await aCompany({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true }))
    await expect(isLetThrough(kurum.caller)).rejects.toMatchObject({
      extensions: { confirmation: { ways: ['password', 'sms'], gsm: '+90 *** *** ** 01', email: null } },
    })
    expect(await beginConfirmation(kurum.caller, { way: 'sms' })).toEqual({
      passkey: null,
      sent: { to: '+90 *** *** ** 01', resendAfterSeconds: 60 },
    })
    const { code, text } = await lastMessageTo(gsm)
    expect(text).toContain('Köprü doğrulama kodunuz')
    await confirmIdentity(kurum.caller, { code })
    await isLetThrough(kurum.caller)
    await expect(confirmIdentity(kurum.caller, { code })).rejects.toMatchObject({ code: 'accounts.wrongCode' })
  })

  test('a code by e-mail where there is no password, and only there', async () => {
    const ayse = await longAgo(await aCandidate({ passwordHash: null, provider: 'Google' }))
    await expect(isLetThrough(ayse.caller)).rejects.toMatchObject({
      extensions: { confirmation: { ways: ['email'], email: 'k***@kopru.test', gsm: null } },
    })
    await beginConfirmation(ayse.caller, { way: 'email' })
    const { code, subject } = await lastMessageTo(ayse.email)
    expect(subject).toContain('Doğrulama kodun')
    await expect(confirmIdentity(ayse.caller, { password })).rejects.toMatchObject({ code: 'accounts.wrongPassword' })
    await confirmIdentity(ayse.caller, { code })
    await isLetThrough(ayse.caller)

    const fatma = await aCandidate()
    for (const way of ['email', 'sms', 'passkey'] as const)
      await expect(beginConfirmation(fatma.caller, { way })).rejects.toMatchObject({ code: 'accounts.otherWay' })
    expect(await messagesTo(fatma.email)).toEqual([])
  })

  test('a code sent to an address or number that was changed since is refused', async () => {
    const ayse = await longAgo(await aCandidate({ passwordHash: null }))
    await beginConfirmation(ayse.caller, { way: 'email' })
    const { code } = await lastMessageTo(ayse.email)
    const moved = { email: `yeni-${ayse.email}` }
    await connection.db.update(accounts).set(moved).where(eq(accounts.id, ayse.accountId))
    await expect(confirmIdentity(ayse.caller, { code })).rejects.toMatchObject({ code: 'accounts.wrongCode' })
  })
})

test('one proof per request', async () => {
  const { caller } = await aCandidate()
  const headers = await bearer(caller.person)
  const url = '/api/accounts/confirmation'
  for (const body of [{}, { password, code: '123456' }])
    expect((await app.inject({ method: 'POST', url, headers, body })).json().code).toBe('request.invalid')
})

test('signing in is a confirmation, renewing the token is not', async () => {
  const { email, accountId } = await aCandidate()
  const visit = visitor(app)
  const { json } = await visit.signIn(email, password)
  await visit.post('/accounts/second-factors/authenticator')
  const { accessToken, refreshToken } = json
  await connection.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.accountId, accountId))
  expect(accessToken).toBeTruthy()
  expect((await visit.refresh(refreshToken)).status).toBe(200)
  expect((await visit.post('/accounts/second-factors/authenticator')).code).toBe('accounts.confirmationNeeded')
})

test('a password in a body confirms the session for what follows', async () => {
  const { email, accountId } = await aCandidate()
  const visit = visitor(app)
  await visit.signIn(email, password)
  await connection.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 3600_000) })
    .where(eq(sessions.accountId, accountId))
  expect((await visit.post('/accounts/second-factors/authenticator', { password })).status).toBe(200)
  expect((await visit.post('/accounts/second-factors/authenticator')).status).toBe(200)
})

test('a session that has ended is not fresh, however recent it is', async () => {
  const { caller, accountId } = await aCandidate()
  await isLetThrough(caller)
  await connection.db.transaction((tx) => endSessionsOf(tx, accountId))
  await expect(isLetThrough(caller)).rejects.toMatchObject(needed)
})

describe('guessing', () => {
  test('wrong passwords are counted, and beyond the limit the right one is refused, too', async () => {
    const { caller } = await longAgo(await aCandidate())
    const outcomes: string[] = []
    for (let tries = 0; tries < 40 && outcomes.at(-1) !== 'accounts.tooManyTries'; tries += 1) {
      outcomes.push(await confirmIdentity(caller, { password: 'Yanlis2026' }).catch(({ code }) => code))
    }
    expect(outcomes.at(-1)).toBe('accounts.tooManyTries')
    expect(new Set(outcomes)).toEqual(new Set(['accounts.wrongPassword', 'accounts.tooManyTries']))
    await expect(confirmIdentity(caller, { password })).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
    await expect(isLetThrough(caller)).rejects.toMatchObject(needed)
  })

  test('ten wrong codes block it for a while, without blocking the owner’s sign-in', async () => {
    const ayse = await aCandidate()
    const { secret } = await beginAuthenticator(ayse.caller, {})
    await confirmAuthenticator(ayse.caller, { code: appCode(secret) })
    for (let tries = 0; tries < 10; tries += 1)
      await expect(confirmIdentity(ayse.caller, { code: '000000' })).rejects.toMatchObject({ status: 400 })
    const right = appCode(secret, 1)
    await expect(confirmIdentity(ayse.caller, { code: right })).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
    expect((await visitor(app).signIn(ayse.email, password, { code: right })).status).toBe(200)
  })

  test('another code can be requested after a minute', async () => {
    const { caller } = await aCandidate({ passwordHash: null })
    await beginConfirmation(caller, { way: 'email' })
    await expect(beginConfirmation(caller, { way: 'email' })).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
  })
})

type Person = Pick<Awaited<ReturnType<typeof aCandidate | typeof aCompany>>, 'caller'>

/** Makes a session's confirmation eleven minutes old. */
async function longAgo<P extends Person>(somebody: P) {
  await connection.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.id, somebody.caller.person.sessionId))
  return somebody
}
