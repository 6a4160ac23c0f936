import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { sessions } from '#database/schema/accounts.ts'
import { authenticators, recoveryCodes } from '#database/schema/second-factors.ts'
import { forgotPassword } from '#domain/accounts/accounts/forgot-password.ts'
import { sendOwnVerification } from '#domain/own-account/account-settings/send-own-verification.ts'
import { aCandidate, aCompany, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { appCode } from '../../../tests/services/authenticator.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { beginAuthenticator } from './begin-authenticator.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { readSecondFactors } from './read-second-factors.ts'
import { removeAuthenticator } from './remove-authenticator.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

describe('turning it on', () => {
  test('requires the password, then a code of the app; recovery codes are shown once and the owner gets an e-mail', async () => {
    const ayse = await aCandidate()
    const { secret, address } = await beginAuthenticator(ayse.caller, { password })
    expect(address).toContain(`secret=${secret}`)
    expect(await readSecondFactors(ayse.caller)).toEqual({
      hasPassword: true,
      sms: { on: false, gsm: null },
      authenticator: { on: false, since: null },
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    const { secondFactors, recoveryCodes: told } = await confirmAuthenticator(ayse.caller, { code: appCode(secret) })
    expect(secondFactors).toMatchObject({
      authenticator: { on: true, since: expect.any(String) },
      recoveryCodesLeft: 10,
    })
    expect(new Set(told).size).toBe(10)
    for (const code of told ?? []) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
    const mail = await lastMessageTo(ayse.email)
    expect(mail.subject).toBe('Hesabının güvenlik ayarları değişti')
    expect(mail.text).toContain('doğrulama uygulaması açıldı')
  })

  test('the stored values reveal neither the secret nor a code', async () => {
    const { accountId, secret, codes } = await anOwner()
    const [kept] = await connection.db.select().from(authenticators).where(eq(authenticators.accountId, accountId))
    const keptCodes = await connection.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    const stored = JSON.stringify([kept, keptCodes])
    expect(stored).not.toContain(secret)
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  test('a given password must be right', async () => {
    const { caller } = await aCandidate()
    const wrong = { code: 'accounts.wrongPassword' }
    await expect(beginAuthenticator(caller, { password: 'Kopru2025' })).rejects.toMatchObject(wrong)
    const { caller: google } = await aCandidate({ passwordHash: null, provider: 'Google' })
    expect(await readSecondFactors(google)).toMatchObject({ hasPassword: false })
    await expect(beginAuthenticator(google, { password })).rejects.toMatchObject(wrong)
    await expect(confirmAuthenticator(caller, { code: '123456' })).rejects.toMatchObject({
      code: 'secondFactors.wrongAppCode',
    })
  })

  test('only the latest secret counts, and only for ten minutes', async () => {
    const { caller, accountId } = await aCandidate()
    const first = await beginAuthenticator(caller, { password })
    const second = await beginAuthenticator(caller, { password })
    const confirm = (secret: string) => confirmAuthenticator(caller, { code: appCode(secret) })
    await expect(confirm(first.secret)).rejects.toMatchObject({ code: 'secondFactors.wrongAppCode' })
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
    const own = eq(authenticators.accountId, accountId)
    await connection.db.update(authenticators).set({ createdAt: elevenMinutesAgo }).where(own)
    await expect(confirm(second.secret)).rejects.toMatchObject({ code: 'secondFactors.wrongAppCode' })
  })

  test('an app that is on stays: another one requires turning it off first', async () => {
    const { caller, email, secret } = await anOwner()
    await expect(beginAuthenticator(caller, { password })).rejects.toMatchObject({
      code: 'secondFactors.authenticatorOn',
    })
    expect(await signIn({ email, code: appCode(secret, 1) })).toMatchObject({ status: 200 })
  })

  test('confirmed twice at once, it is on once, with the recovery codes of one answer', async () => {
    const { caller, email } = await aCandidate()
    const { secret } = await beginAuthenticator(caller, { password })
    const code = appCode(secret)
    const outcomes = await Promise.allSettled([
      confirmAuthenticator(caller, { code }),
      confirmAuthenticator(caller, { code }),
    ])
    const [confirmed] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await signIn({ email, recoveryCode: confirmed?.recoveryCodes?.[0] })).toMatchObject({ status: 200 })
  })
})

describe('signing in', () => {
  test('the password alone is answered with the next step, and sends nothing', async () => {
    const gsm = '+905327770001'
    const { email } = await anOwner({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
    const { status, json } = await signIn({ email })
    expect(status).toBe(401)
    expect(json).toMatchObject({
      code: 'pR8Lrb',
      detail: 'Your password is correct. One more step to sign in.',
      secondFactor: { methods: ['authenticator', 'sms', 'recovery'], to: '+90 *** *** ** 01', passkey: null },
    })
    expect(await messagesTo(gsm)).toEqual([])
  })

  test('an SMS is sent on request, and its code is accepted like the app’s', async () => {
    const gsm = '+905327770002'
    const { email, secret } = await anOwner({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
    const asked = await signIn({ email, sendSms: true })
    expect(asked.json.detail).toBe('Enter the code we sent to +90 *** *** ** 02.')
    const { code } = await lastMessageTo(gsm)
    expect(await signIn({ email, code })).toMatchObject({ status: 200 })
    expect(await signIn({ email, code: appCode(secret, 1) })).toMatchObject({ status: 200 })
  })

  test('an account with SMS alone gets the former answer, and how to continue', async () => {
    const gsm = '+905327770003'
    const { email } = await aCandidate({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true })
    const { json } = await signIn({ email })
    expect(json).toMatchObject({
      code: 'pR8Lrb',
      detail: 'Enter the code we sent to +90 *** *** ** 03.',
      secondFactor: { methods: ['sms'], to: '+90 *** *** ** 03', passkey: null },
    })
    expect(await messagesTo(gsm)).toHaveLength(1)
  })

  test('factors are not revealed before the password is right', async () => {
    const { email, secret } = await anOwner()
    const wrong = { email, password: 'Yanlis2026' }
    for (const more of [{}, { code: appCode(secret, 1) }, { sendSms: true }]) {
      const { json } = await signIn({ ...wrong, ...more })
      expect(json.code).toBe('accounts.wrongCredentials')
      expect(json.secondFactor).toBeUndefined()
    }
  })

  test('a code works once, also when it is sent twice at once, and earlier codes are void afterwards', async () => {
    const { email, secret } = await anOwner()
    const code = appCode(secret, 1)
    const tries = await Promise.all(Array.from({ length: 8 }, () => signIn({ email, code })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await signIn({ email, code })).toMatchObject({ status: 400, code: 'secondFactors.wrongAppCode' })
    expect(await signIn({ email, code: appCode(secret) })).toMatchObject({ status: 400 })
  })

  test('the code that turned it on cannot sign in', async () => {
    const { email, usedCode: code } = await anOwner()
    expect(await signIn({ email, code })).toMatchObject({ status: 400, code: 'secondFactors.wrongAppCode' })
  })

  test('ten wrong codes block codes for a while, the right one too; recovery codes and passkeys still work', async () => {
    const { email, secret, codes } = await anOwner()
    const wrong = appCode(secret, 5000)
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn({ email, code: wrong })).code).toBe('secondFactors.wrongAppCode')
    }
    expect(await signIn({ email, code: appCode(secret, 1) })).toMatchObject({
      status: 429,
      code: 'accounts.tooManyTries',
    })
    expect(await signIn({ email, recoveryCode: codes[0] })).toMatchObject({ status: 200 })
  })

  test('ten wrong codes from a stranger with the password do not block a place that the account has used', async () => {
    const { email, secret, accountId } = await anOwner()
    await connection.db.update(sessions).set({ address: '2001:db8:5:5::1' }).where(eq(sessions.accountId, accountId))
    const stranger = visitor(app)
    const wrong = appCode(secret, 5000)
    for (let tries = 0; tries < 10; tries += 1) await stranger.signIn(email, password, { code: wrong })
    expect((await visitor(app).signIn(email, password, { code: appCode(secret, 1) })).status).toBe(429)
    const home = visitor(app, { address: '2001:db8:5:5::2' })
    expect((await home.signIn(email, password, { code: wrong })).code).toBe('secondFactors.wrongAppCode')
    expect((await home.signIn(email, password, { code: appCode(secret, 1) })).status).toBe(200)
  })

  test('a recovery code signs in once, in any spelling, also when it is sent twice at once', async () => {
    const { email, codes, caller } = await anOwner()
    const [first = '', second = ''] = codes
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn({ email, recoveryCode: first })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn({ email, recoveryCode: first })).code).toBe('secondFactors.wrongRecoveryCode')
    const spelled = second.toUpperCase().replaceAll('-', ' ')
    expect(await signIn({ email, recoveryCode: spelled })).toMatchObject({ status: 200 })
    expect(await readSecondFactors(caller)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('a recovery code of another account is wrong, and a malformed one is an invalid request', async () => {
    const [ayse, fatma] = [await anOwner(), await anOwner()]
    expect((await signIn({ email: ayse.email, recoveryCode: fatma.codes[0] })).code).toBe(
      'secondFactors.wrongRecoveryCode',
    )
    const misspelled = await signIn({ email: ayse.email, recoveryCode: 'abcd-efgh' })
    expect(misspelled.json).toMatchObject({ status: 400, errors: [{ field: 'recoveryCode' }] })
  })
})

test('a password reset by e-mail leaves it on: an attacker with the e-mails still lacks the phone', async () => {
  const { email, secret } = await anOwner()
  await forgotPassword({ language: 'tr', requestId: 'test' }, { email, kind: 'Candidate' })
  const { token } = await lastMessageTo(email)
  await resetPassword({ language: 'tr', requestId: 'test' }, { token, newPassword: 'Yepyeni2027' })
  expect(await signIn({ email, password: 'Yepyeni2027' })).toMatchObject({ status: 401, code: 'pR8Lrb' })
  expect(await signIn({ email, password: 'Yepyeni2027', code: appCode(secret, 1) })).toMatchObject({ status: 200 })
})

test('the code of a verification e-mail does not replace it', async () => {
  const { email, caller } = await anOwner()
  await sendOwnVerification(caller, { channel: 'email' })
  const { code } = await lastMessageTo(email)
  expect((await visitor(app).post('/accounts/verification', { email, code })).code).toBe('accounts.wrongCode')
})

describe('turning it off', () => {
  test('requires the password, removes the recovery codes, and the owner gets an e-mail', async () => {
    const { caller, accountId, email, codes } = await anOwner()
    await expect(removeAuthenticator(caller, { password: 'Kopru2025' })).rejects.toMatchObject({
      code: 'accounts.wrongPassword',
    })
    expect(await removeAuthenticator(caller, { password })).toMatchObject({
      secondFactors: { authenticator: { on: false, since: null }, recoveryCodesLeft: 0 },
      recoveryCodes: null,
    })
    expect((await lastMessageTo(email)).text).toContain('doğrulama uygulaması kapatıldı')
    expect(await signIn({ email, recoveryCode: codes[0] })).toMatchObject({ status: 200 })
    const left = await connection.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    expect(left).toEqual([])
  })

  test('turning it off again sends no e-mail', async () => {
    const { caller, email } = await aCompany()
    expect(await removeAuthenticator(caller, { password })).toMatchObject({ recoveryCodes: null })
    expect(await messagesTo(email)).toEqual([])
  })
})

describe('new recovery codes', () => {
  test('invalidate the old ones', async () => {
    const { caller, email, codes } = await anOwner()
    await expect(renewRecoveryCodes(caller, { password: 'Kopru2025' })).rejects.toMatchObject({
      code: 'accounts.wrongPassword',
    })
    const { recoveryCodes: renewed } = await renewRecoveryCodes(caller, { password })
    expect(renewed).toHaveLength(10)
    expect((await signIn({ email, recoveryCode: codes[0] })).code).toBe('secondFactors.wrongRecoveryCode')
    expect(await signIn({ email, recoveryCode: renewed?.[0] })).toMatchObject({ status: 200 })
  })

  test('require a factor that they recover', async () => {
    const { caller } = await aCandidate()
    await expect(renewRecoveryCodes(caller, { password })).rejects.toMatchObject({ code: 'secondFactors.noneOn' })
  })
})

type Asked = { readonly email: string; readonly password?: string } & Readonly<Record<string, unknown>>

const signIn = ({ email, password: given = password, ...more }: Asked) => visitor(app).signIn(email, given, more)

/** A person with an authenticator app. */
async function anOwner(details: Parameters<typeof aCandidate>[0] = {}) {
  const person = await aCandidate(details)
  const { secret } = await beginAuthenticator(person.caller, { password })
  const usedCode = appCode(secret)
  const { recoveryCodes: told } = await confirmAuthenticator(person.caller, { code: usedCode })
  return { ...person, secret, usedCode, codes: told ?? [] }
}
