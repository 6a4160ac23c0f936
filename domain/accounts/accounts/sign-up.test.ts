import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts, companyMembers, consents } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { aCandidate, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'
import { requireSignUp } from './limits.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const candidate = (email: string, more: object = {}) => ({
  name: 'Ayşe',
  surname: 'Yılmaz',
  email,
  password: 'Galata-Karakoy7',
  termsAccepted: true,
  noticeRead: true,
  ...more,
})
const company = (email: string) => ({ ...candidate(email), companyName: 'Anadolu Vakfı' })

const accountOf = async (email: string) => {
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

describe('a candidate signs up', () => {
  test('gets a code and a link by e-mail, and is signed in by the code', async () => {
    const ayse = visitor(app)
    const signedUp = await ayse.post('/accounts/candidate', candidate('Ayse@Kopru.test'))
    expect(signedUp).toMatchObject({ status: 201, json: { to: 'a***@kopru.test', resendAfterSeconds: 60 } })

    const message = await lastMessageTo('ayse@kopru.test')
    expect(message.code).toMatch(/^\d{6}$/)
    expect(message.link).toMatch(/^https:\/\/kopru\.example\/en\/verify\?token=[\w-]{43}$/)

    const verified = await ayse.post('/accounts/verification', { email: 'ayse@kopru.test', code: message.code })
    expect(verified.status).toBe(200)
    expect(verified.json).toMatchObject({
      isCompany: false,
      email: 'ayse@kopru.test',
      fullname: 'Ayşe Yılmaz',
      photo: null,
      gsmVerified: false,
      twoFactorGsm: false,
      isIstanbulMiniApp: false,
      provider: 'Kopru',
      pwdVersion: 'v2',
      permissions: {},
      role: { email: 'ayse@kopru.test', userType: { id: 1, name: 'Root' } },
      isAccountActivated: false,
      refreshToken: expect.stringMatching(/^[\da-f-]{36}\.[\w-]{65}$/),
    })
    expect((await ayse.get('/accounts/session')).json.myId).toBe(verified.json.myId)
  })

  test('the link leads back to the page that was open before, on any device; to no other site', async () => {
    const to = '/student-dashboard/apply/1?step=fit'
    await visitor(app).post('/accounts/candidate', candidate('yolda@kopru.test', { to }))
    const { link } = await lastMessageTo('yolda@kopru.test')
    expect(new URL(link ?? '').searchParams.get('to')).toBe(to)

    for (const elsewhere of [
      '//kotu.example',
      'https://kotu.example',
      '/\\kotu.example',
      'jobs',
      `/${'x'.repeat(500)}`,
    ]) {
      const refused = await visitor(app).post('/accounts/candidate', candidate('yolda2@kopru.test', { to: elsewhere }))
      expect(refused, elsewhere).toMatchObject({ status: 400, json: { errors: [{ field: 'to' }] } })
    }
  })

  test('consents are stored with the version of the text, and the password only as argon2id', async () => {
    await visitor(app).post('/accounts/candidate', candidate('onay@kopru.test'))
    const account = await accountOf('onay@kopru.test')
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const given = await connection.db
      .select()
      .from(consents)
      .where(eq(consents.accountId, account?.id ?? ''))
    expect(given.map(({ text, version }) => `${text} ${version}`).sort()).toEqual([
      'notice 2026-11-18',
      'terms 2026-11-15',
    ])
  })

  test('without the consents nothing is stored', async () => {
    const refused = await visitor(app).post(
      '/accounts/candidate',
      candidate('hayir@kopru.test', { termsAccepted: false }),
    )
    expect(refused).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(await accountOf('hayir@kopru.test')).toBeUndefined()
  })
})

test('an organization signs up and its first account is Root', async () => {
  const zeynep = visitor(app)
  expect((await zeynep.post('/accounts/company', company('vakif@kopru.test'))).status).toBe(201)
  const { token } = await lastMessageTo('vakif@kopru.test')
  const { status, json } = await zeynep.post('/accounts/verification', { token })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    isCompany: true,
    permissions: { All: 'FullAccess' },
    role: { userType: { id: 1, name: 'Root' } },
  })
  const [joined] = await connection.db
    .select()
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(eq(companies.id, json.myId))
  expect(joined?.companies.name).toBe('Anadolu Vakfı')
  expect(joined?.company_members.userType).toBe('Root')
})

describe('an address that has an account already', () => {
  test('is answered exactly like a new one; its owner gets an e-mail, and nothing changes', async () => {
    const { email } = await aCandidate({ email: 'var@kopru.test' })
    const before = await accountOf(email)
    const taken = await visitor(app).post('/accounts/candidate', candidate(email, { password: 'Baska2026' }))
    const fresh = await visitor(app).post('/accounts/candidate', candidate('vay@kopru.test'))
    // Encrypted with a new nonce each time, and of equal length.
    const isAlike = expect.stringMatching(new RegExp(`^.{${fresh.json.correction.length}}$`))
    expect(taken).toEqual({ ...fresh, json: { ...fresh.json, correction: isAlike } })
    const told = await messagesTo(email)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ subject: 'Zaten bir hesabın var', code: null })
    expect(await accountOf(email)).toEqual(before)
    expect((await visitor(app).signIn(email, 'Baska2026')).code).toBe('accounts.wrongCredentials')
    expect((await visitor(app).signIn(email, password)).status).toBe(200)
  })

  test('but was never verified continues at verification (fC3LnL), with a new code once the pause is over', async () => {
    const visit = visitor(app)
    await visit.post('/accounts/candidate', candidate('yarim@kopru.test'))
    const first = await lastMessageTo('yarim@kopru.test')
    expect(await visit.post('/accounts/candidate', candidate('yarim@kopru.test'))).toMatchObject({
      status: 400,
      code: 'fC3LnL',
    })
    expect(await messagesTo('yarim@kopru.test')).toHaveLength(1)
    await connection.db.execute(sql`delete from rate_limits`)
    expect((await visit.post('/accounts/candidate', candidate('yarim@kopru.test'))).code).toBe('fC3LnL')
    const second = await lastMessageTo('yarim@kopru.test')
    expect(second.id).not.toBe(first.id)
    expect((await visit.post('/accounts/verification', { email: 'yarim@kopru.test', code: second.code })).status).toBe(
      200,
    )
    expect((await visit.signIn('yarim@kopru.test', 'Galata-Karakoy7')).status).toBe(200)
  })

  test('a stranger who signed up first cannot use the account once the owner verifies it', async () => {
    const [stranger, owner] = [visitor(app), visitor(app)]
    await stranger.post('/accounts/candidate', candidate('kurban@kopru.test', { password: 'Tuzak2026' }))
    await connection.db.execute(sql`delete from rate_limits`)
    expect((await owner.post('/accounts/candidate', candidate('kurban@kopru.test'))).code).toBe('fC3LnL')
    const { code } = await lastMessageTo('kurban@kopru.test')
    expect((await owner.post('/accounts/verification', { email: 'kurban@kopru.test', code })).status).toBe(200)
    expect((await stranger.signIn('kurban@kopru.test', 'Tuzak2026')).code).toBe('accounts.wrongCredentials')
  })

  test('two concurrent sign-ups with it create one account', async () => {
    const both = await Promise.all(
      [visitor(app), visitor(app)].map((visit) => visit.post('/accounts/candidate', candidate('cift@kopru.test'))),
    )
    expect(both.map(({ status, code }) => code ?? status).sort()).toEqual([201, 'fC3LnL'])
    expect(await connection.db.$count(accounts, eq(accounts.email, 'cift@kopru.test'))).toBe(1)
    expect(await messagesTo('cift@kopru.test')).toHaveLength(1)
  })
})

test('one network address cannot create any number of accounts, and each verification allows another', async () => {
  const address = '192.0.2.60'
  for (let other = 0; other < 59; other++) await requireSignUp({ language: 'tr', requestId: 'test', address })
  const signUp = (email: string) => visitor(app, { address }).post('/accounts/candidate', candidate(email))
  expect((await signUp('cok1@kopru.test')).status).toBe(201)
  expect(await signUp('cok2@kopru.test')).toMatchObject({ status: 429, code: 'accounts.tooManyTries' })
  // The link is opened on another device than the sign-up.
  const { token } = await lastMessageTo('cok1@kopru.test')
  expect((await visitor(app).post('/accounts/verification', { token })).status).toBe(200)
  expect((await signUp('cok3@kopru.test')).status).toBe(201)
  expect((await signUp('cok4@kopru.test')).status).toBe(429)
})
