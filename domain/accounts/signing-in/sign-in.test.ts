import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { hashMd5 } from '#platform/passwords.ts'
import { aCandidate, aCompany, aMember, password } from '../../../tests/builders.ts'
import { chance } from '../../../tests/chance.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

test('a candidate signs in with e-mail, in any case of its letters, and password', async () => {
  const { email, candidateId } = await aCandidate({ email: 'elif@kopru.test' })
  const { status, json } = await visitor(app).signIn('ELIF@kopru.test', password, { kind: 'Candidate' })
  expect(status).toBe(200)
  expect(json).toMatchObject({ myId: candidateId, isCompany: false, email })
})

test('a sub-account carries its grants and its type, in the answer and in its token', async () => {
  const { companyId } = await aCompany()
  const { email } = await aMember(companyId, { permissions: { All: 'ReadOnly', Forms: 'WriteRead' } })
  const okur = visitor(app)
  const { json } = await okur.signIn(email, password)
  expect(json).toMatchObject({
    myId: companyId,
    isCompany: true,
    permissions: { All: 'ReadOnly', Forms: 'WriteRead' },
    role: { email, userType: { id: 2, name: 'Sub' } },
  })
  const claims = JSON.parse(Buffer.from(json.accessToken.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({
    sub: json.role.accountId,
    kind: 'Company',
    myId: companyId,
    userType: 'Sub',
    permissions: { All: 'ReadOnly', Forms: 'WriteRead' },
  })
  expect(claims.exp - claims.iat).toBe(15 * 60)
  const { accessToken: _, refreshToken: __, ...rest } = json
  expect((await okur.get('/accounts/session')).json).toEqual(rest)
})

describe('a session says in which modules one writes', () => {
  const writesOf = (json: Record<string, unknown>) =>
    Object.entries(json).flatMap(([key, writes]) => (/^has\w+WriteAccess$/.test(key) ? [[key, writes]] : []))
  const accesses = (...written: string[]) =>
    ['Forms', 'Applications', 'Communities', 'Participants', 'Reports'].map((module) => [
      `has${module}WriteAccess`,
      written.includes(module),
    ])
  const all = ['Forms', 'Applications', 'Communities', 'Participants', 'Reports']

  test.each([
    [{ Forms: 'FullAccess', Applications: 'WriteOnly', Reports: 'WriteRead' }, ['Forms', 'Applications', 'Reports']],
    [{ Forms: 'ReadOnly', Communities: 'Unknown' }, []],
    [{ All: 'WriteOnly', Forms: 'ReadOnly' }, all],
    [{}, []],
  ] as const)('a sub-account with %j', async (permissions, written) => {
    const { companyId } = await aCompany()
    const { email } = await aMember(companyId, { permissions })
    const { json } = await visitor(app).signIn(email, password)
    expect(writesOf(json)).toEqual(accesses(...written))
    expect(json).toMatchObject({ isError: false, error: null })
  })

  test('Root everywhere, a candidate nowhere', async () => {
    const [root, candidate] = [await aCompany(), await aCandidate()]
    expect(writesOf((await visitor(app).signIn(root.email, password)).json)).toEqual(accesses(...all))
    const { json } = await visitor(app).signIn(candidate.email, password)
    expect(writesOf(json)).toEqual(accesses())
    expect(json).toMatchObject({ isError: false, error: null })
  })
})

describe('a sign-in that fails gets one and the same answer', () => {
  const answerTo = async (email: string, given: string, more: object = {}) => {
    const { status, json } = await visitor(app).signIn(email, given, more)
    return { status, ...json, requestId: '' }
  }

  test('for a wrong password, an unknown address, the other kind, and an account without a password', async () => {
    const { email } = await aCandidate()
    const { email: company } = await aCompany()
    const { email: google } = await aCandidate({ passwordHash: null, provider: 'Google' })
    const { email: gone } = await aCandidate({ deletedAt: new Date() })
    const wrong = await answerTo(email, 'Yanlis2026')
    expect(wrong).toMatchObject({ status: 401, code: 'accounts.wrongCredentials' })
    expect(await answerTo('kimse@kopru.test', password)).toEqual(wrong)
    expect(await answerTo(email, password, { kind: 'Company' })).toEqual(wrong)
    expect(await answerTo(company, password, { kind: 'Candidate' })).toEqual(wrong)
    expect(await answerTo(google, password)).toEqual(wrong)
    expect(await answerTo(gone, password)).toEqual(wrong)
    expect(await answerTo(email, 'Yanlis2026', { code: '123456' })).toEqual(wrong)
  })

  test('a missing e-mail or password is an invalid request', async () => {
    const { status, json } = await visitor(app).post('/accounts/token', { grantType: 'password' })
    expect(status).toBe(400)
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password'])
  })
})

describe('wrong passwords', () => {
  const wrongTimes = async (times: number, email: string, visit: () => ReturnType<typeof visitor>) => {
    for (let tries = 0; tries < times; tries += 1) {
      expect((await visit().signIn(email, 'Yanlis2026')).code).toBe('accounts.wrongCredentials')
    }
  }

  test('ten in a quarter of an hour block the account at that place, for the right one too', async () => {
    const { email } = await aCandidate()
    const address = '10.9.8.7'
    await wrongTimes(10, email, () => visitor(app, { address }))
    const locked = await app.inject({
      method: 'POST',
      url: '/api/accounts/token',
      remoteAddress: address,
      body: { grantType: 'password', email, password },
    })
    expect(locked.statusCode).toBe(429)
    expect(locked.json().code).toBe('accounts.tooManyTries')
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await visitor(app).signIn(email, password)).status).toBe(200)
  })

  test('an IPv6 network is one place, and so is IPv4 in either of its spellings', async () => {
    const { email } = await aCandidate()
    await wrongTimes(10, email, () => visitor(app, { address: `2001:db8:7:1::${(1 + chance(65_535)).toString(16)}` }))
    expect((await visitor(app, { address: '2001:db8:7:1:ffff::1' }).signIn(email, password)).status).toBe(429)
    expect((await visitor(app, { address: '2001:db8:7:2::1' }).signIn(email, password)).status).toBe(200)
    const { email: other } = await aCandidate()
    await wrongTimes(10, other, () => visitor(app, { address: '10.9.8.6' }))
    expect((await visitor(app, { address: '::ffff:10.9.8.6' }).signIn(other, password)).status).toBe(429)
  })

  test('from many places block the account at every new place: guessing with a thousand addresses is slow', async () => {
    const { email } = await aCandidate()
    const owner = visitor(app)
    expect((await owner.signIn(email, password)).status).toBe(200)
    await wrongTimes(50, email, () => visitor(app))
    expect((await visitor(app).signIn(email, password)).status).toBe(429)
    expect((await owner.signIn(email, password)).status).toBe(200)
  })

  test('of strangers do not lock the owner out: neither at a known address nor in a known browser elsewhere', async () => {
    const { email } = await aCandidate()
    const home = '10.1.2.3'
    const browser = visitor(app, { web: true, address: home })
    expect((await browser.signIn(email, password)).status).toBe(200)
    await browser.post('/accounts/sign-out')
    await wrongTimes(50, email, () => visitor(app))
    expect((await visitor(app, { address: home }).signIn(email, password)).status).toBe(200)
    browser.moveTo('10.3.2.1')
    expect((await browser.signIn(email, password)).status).toBe(200)
  })

  test('of others behind the same address do not lock a known browser out', async () => {
    const { email } = await aCandidate()
    const address = '10.1.2.4'
    const browser = visitor(app, { web: true, address })
    await browser.signIn(email, password)
    await wrongTimes(10, email, () => visitor(app, { address }))
    expect((await visitor(app, { address }).signIn(email, password)).status).toBe(429)
    expect((await browser.signIn(email, password)).status).toBe(200)
  })

  test('ten in a known browser block it too, for this account', async () => {
    const { email } = await aCandidate()
    const browser = visitor(app, { web: true })
    await browser.signIn(email, password)
    await wrongTimes(10, email, () => browser)
    expect((await browser.signIn(email, password)).status).toBe(429)
  })

  test('a browser that has signed in to one account is unknown to every other', async () => {
    const { email: own } = await aCandidate()
    const { email } = await aCandidate()
    const browser = visitor(app, { web: true })
    await browser.signIn(own, password)
    await wrongTimes(50, email, () => visitor(app))
    expect((await browser.signIn(email, password)).status).toBe(429)
  })

  test('an address without an account is blocked after as many, for one place and for all', async () => {
    const visit = visitor(app)
    await wrongTimes(10, 'hic@kopru.test', () => visit)
    const locked = await visit.signIn('hic@kopru.test', 'Yanlis2026')
    expect(locked).toMatchObject({ status: 429, code: 'accounts.tooManyTries' })
    await wrongTimes(40, 'hic@kopru.test', () => visitor(app))
    expect((await visitor(app).signIn('hic@kopru.test', 'Yanlis2026')).status).toBe(429)
  })

  test('are reset by the right one', async () => {
    const { email } = await aCandidate()
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await visitor(app).signIn(email, 'Yanlis2026')
      expect((await visitor(app).signIn(email, password)).status).toBe(200)
    }
  })

  test('of many accounts from one place block that place, and no other', async () => {
    const { email } = await aCandidate()
    const thief = visitor(app)
    const tries = await Promise.all(
      Array.from({ length: 101 }, (_, number) => thief.signIn(`hesap${number}@kopru.test`, 'Yanlis2026')),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await thief.signIn(email, password)).status).toBe(429)
    expect((await visitor(app).signIn(email, password)).status).toBe(200)
  })
})

test('an unverified account is asked to verify first (Ee81rb) and gets a code, but only with the right password', async () => {
  const { email } = await aCandidate({ email: 'henuz@kopru.test', emailVerifiedAt: null })
  const visit = visitor(app)
  expect((await visit.signIn(email, 'Yanlis2026')).code).toBe('accounts.wrongCredentials')
  expect(await messagesTo(email)).toEqual([])
  const first = await visit.signIn(email, password)
  expect(first).toMatchObject({ status: 403, code: 'Ee81rb' })
  expect(first.json.detail).toContain('h***@kopru.test')
  expect((await visit.signIn(email, password)).code).toBe('Ee81rb')
  expect(await messagesTo(email)).toHaveLength(1)
  const { code } = await lastMessageTo(email)
  expect((await visit.post('/accounts/verification', { email, code })).status).toBe(200)
  expect((await visit.signIn(email, password)).status).toBe(200)
})

describe('with a second factor by SMS', () => {
  let numbers = 0
  const withTwoFactors = () => {
    const gsm = `+9053200000${String(++numbers).padStart(2, '0')}`
    return aCandidate({ gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true }).then(({ email }) => ({ email, gsm }))
  }

  test('the password alone is answered with pR8Lrb and where the code was sent; the code completes the sign-in, once', async () => {
    const { email, gsm } = await withTwoFactors()
    const visit = visitor(app)
    const first = await visit.signIn(email, password)
    expect(first).toMatchObject({ status: 401, code: 'pR8Lrb' })
    expect(first.json.detail).toContain(`+90 *** *** ** ${gsm.slice(-2)}`)
    const { code } = await lastMessageTo(gsm)
    const signedIn = await visit.signIn(email, password, { code })
    expect(signedIn).toMatchObject({ status: 200, json: { twoFactorGsm: true, gsmVerified: true } })
    expect((await visitor(app).signIn(email, password, { code })).code).toBe('accounts.wrongCode')
  })

  test('a wrong password sends nothing, and a code without the password is refused', async () => {
    const { email, gsm } = await withTwoFactors()
    const visit = visitor(app)
    expect((await visit.signIn(email, 'Yanlis2026')).code).toBe('accounts.wrongCredentials')
    expect(await messagesTo(gsm)).toEqual([])
    await visit.signIn(email, password)
    const { code } = await lastMessageTo(gsm)
    expect((await visit.signIn(email, 'Yanlis2026', { code })).code).toBe('accounts.wrongCredentials')
    expect((await visit.signIn(email, password, { code })).status).toBe(200)
  })

  test('another code is sent after ten seconds, not before', async () => {
    const { email, gsm } = await withTwoFactors()
    const visit = visitor(app)
    await visit.signIn(email, password)
    const soon = await visit.signIn(email, password)
    expect(soon).toMatchObject({ status: 429, code: 'accounts.tooManyTries' })
    expect(soon.json.detail).toMatch(/try again in (9|10) seconds/)
    await connection.db.execute(sql`delete from rate_limits`)
    expect((await visit.signIn(email, password)).code).toBe('pR8Lrb')
    expect(await messagesTo(gsm)).toHaveLength(2)
  })
})

describe('a password of the older system', () => {
  test('is checked as argon2id over its MD5, and reports v1', async () => {
    const md5 = createHash('md5').update('eski12').digest('hex')
    const { email } = await aCandidate({ passwordHash: await hashMd5(md5.toUpperCase()), pwdVersion: 'v1' })
    expect(await visitor(app).signIn(email, 'eski12')).toMatchObject({ status: 200, json: { pwdVersion: 'v1' } })
    // The MD5 hash is not a password: the old list of hashes is not enough to sign in.
    expect(
      (await visitor(app).post('/accounts/token', { grantType: 'password', email, password: md5.slice(0, 28) })).code,
    ).toBe('accounts.wrongCredentials')
  })
})
