import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts, consents, usedHandovers } from '#database/schema/accounts.ts'
import { aCandidate, aCompany, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { aHandover, istanbulSeninSecret } from '../../../tests/services/handover.ts'
import { visitor } from '../../../tests/visitor.ts'
import { setWaysIn } from './ways-in.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
const turnOn = () => setWaysIn({ istanbulSeninSecret, onFailure: () => {} })

beforeAll(async () => {
  ;({ app } = await startApi())
  turnOn()
})
afterEach(() => vi.useRealTimers())
afterAll(() => setWaysIn(undefined))

type Signed = ReturnType<typeof aHandover>

const look = (handover: Signed) => visitor(app).get(`/accounts/istanbulsenin?${new URLSearchParams({ ...handover })}`)
const enter = (handover: Signed, more: object = {}) =>
  visitor(app).post('/accounts/istanbulsenin', { ...handover, ...more })

const agreed = { termsAccepted: true, noticeRead: true }

const openAccounts = (email: string) =>
  connection.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)))

test('a new person can be looked up any number of times, consents, and becomes a candidate of the mini-app', async () => {
  const handover = aHandover()
  for (const _ of [1, 2]) {
    expect(await look(handover)).toMatchObject({
      status: 200,
      json: { name: 'Deniz', isKnown: false, needs: ['termsAccepted', 'noticeRead'] },
    })
  }
  expect(await enter(handover)).toMatchObject({ status: 403, code: 'accounts.signUpNeeded' })
  expect(await openAccounts(handover.email)).toEqual([])

  const entered = await enter(handover, agreed)
  expect(entered.status).toBe(200)
  expect(entered.json).toMatchObject({
    fullname: 'Deniz Öztürk',
    email: handover.email,
    isCompany: false,
    isIstanbulMiniApp: true,
    provider: 'IstanbulSenin',
    gsmVerified: true,
  })
  const [account] = await openAccounts(handover.email)
  expect(account).toMatchObject({ gsm: '+905321112233', passwordHash: null, emailVerifiedAt: expect.any(Date) })
  expect(await connection.db.$count(consents, eq(consents.accountId, account?.id ?? ''))).toBe(2)

  const { subject } = handover
  const next = aHandover({ subject, email: 'yeni-adres@kopru.test', name: 'D.', emailVerified: 'false', gsm: '' })
  expect((await look(next)).json).toEqual({ name: 'Deniz', isKnown: true, needs: [] })
  expect(await enter(next)).toMatchObject({ status: 200, json: { myId: entered.json.myId } })
})

test('an account with the verified address is linked, not duplicated', async () => {
  const { email, candidateId } = await aCandidate()
  const entered = await enter(aHandover({ email: email.toUpperCase() }))
  expect(entered).toMatchObject({
    status: 200,
    json: { myId: candidateId, provider: 'Kopru', isIstanbulMiniApp: true, gsmVerified: true },
  })
  expect(await openAccounts(email)).toHaveLength(1)
  expect((await visitor(app).signIn(email, password)).status).toBe(200)
})

test('an existing number of the account is not replaced', async () => {
  const { email } = await aCandidate({ gsm: '+905559998877' })
  await enter(aHandover({ email }))
  expect((await openAccounts(email))[0]?.gsm).toBe('+905559998877')
})

test('an address that the municipality has not verified is refused', async () => {
  const { email } = await aCandidate()
  const handover = aHandover({ email, emailVerified: 'false' })
  expect(await look(handover)).toMatchObject({ status: 403, code: 'istanbulSenin.emailUnverified' })
  expect(await enter(handover, agreed)).toMatchObject({ status: 403, code: 'istanbulSenin.emailUnverified' })
  expect((await openAccounts(email))[0]?.istanbulSeninSubject).toBeNull()
})

test('an organization’s address cannot sign in as a candidate', async () => {
  const { email } = await aCompany()
  expect(await look(aHandover({ email }))).toMatchObject({ status: 409, code: 'accounts.otherKind' })
  expect(await enter(aHandover({ email }), agreed)).toMatchObject({ status: 409, code: 'accounts.otherKind' })
})

test('an account with a second factor is not linked silently', async () => {
  const { email } = await aCandidate({ gsm: '+905321234567', twoFactorGsm: true })
  expect(await enter(aHandover({ email }))).toMatchObject({ status: 409, code: 'accounts.secondFactorOn' })
})

describe('a hand-over works once', () => {
  test('a second use is refused, however the signature is encoded', async () => {
    const handover = aHandover()
    expect((await enter(handover, agreed)).status).toBe(200)
    expect(await enter(handover)).toMatchObject({ status: 400, code: 'istanbulSenin.refused' })
    expect(await look(handover)).toMatchObject({ status: 400, code: 'istanbulSenin.refused' })
    const { signature: _, ...same } = handover
    expect((await enter(aHandover(same, { hex: false }))).code).toBe('istanbulSenin.refused')
    expect(await connection.db.$count(usedHandovers)).toBeGreaterThan(0)
  })

  test('of ten concurrent uses one succeeds', async () => {
    const handover = aHandover()
    const all = await Promise.all(Array.from({ length: 10 }, () => enter(handover, agreed)))
    expect(all.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 'istanbulSenin.refused'),
    ])
    expect(await openAccounts(handover.email)).toHaveLength(1)
  })

  test('two concurrent uses for one new person create one account', async () => {
    const first = aHandover()
    const second = aHandover({ subject: first.subject, email: first.email })
    const both = await Promise.all([enter(first, agreed), enter(second, agreed)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.json.myId).toBe(both[1]?.json.myId)
  })
})

describe('is refused, by reading and by using', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const handover = aHandover()
  const wrong: Readonly<Record<string, () => object>> = {
    'another secret’s signature': () => aHandover({}, { secret: 'a secret that somebody has made up' }),
    'one of more than five minutes ago': () => aHandover({ issuedAt: String(now() - 302) }),
    'one from the future': () => aHandover({ issuedAt: String(now() + 90) }),
    'one without a time': () => aHandover({ issuedAt: 'yesterday' }),
    'one whose nonce could be met again': () => aHandover({ nonce: '1' }),
    'a name with a line break, which could become the next field': () => aHandover({ name: 'Deniz\nÖztürk' }),
    'a newcomer without a name': () => aHandover({ name: '' }),
    'a signature that is none': () => ({ ...aHandover(), signature: 'x' }),
    'an empty signature': () => ({ ...aHandover(), signature: '' }),
    'a changed subject': () => ({ ...handover, subject: 'somebody else' }),
    'a changed name': () => ({ ...handover, name: 'Ali' }),
    'a changed surname': () => ({ ...handover, surname: 'Veli' }),
    'a changed e-mail': () => ({ ...handover, email: 'baskasi@kopru.test' }),
    'a changed verification': () => ({ ...handover, emailVerified: 'false' }),
    'a changed number': () => ({ ...handover, gsm: '+905550000000' }),
    'a number that is left out': () => ({ ...handover, gsm: '' }),
    'a changed time': () => ({ ...handover, issuedAt: String(now() + 1) }),
    'a changed nonce': () => ({ ...handover, nonce: 'another one of sixteen' }),
    'fields that changed places': () => ({ ...handover, name: handover.surname, surname: handover.name }),
  }

  test.each(Object.keys(wrong))('%s', async (name) => {
    const given = wrong[name]?.() as Signed
    expect(await look(given)).toMatchObject({ status: 400, code: 'istanbulSenin.refused' })
    expect(await enter(given, agreed)).toMatchObject({ status: 400, code: 'istanbulSenin.refused' })
  })

  test('an unchanged hand-over is accepted', async () => {
    expect((await look(handover)).status).toBe(200)
  })

  test('an unchanged one is refused five minutes later', async () => {
    const fresh = aHandover()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
    expect(await enter(fresh, agreed)).toMatchObject({ status: 400, code: 'istanbulSenin.refused' })
  })
})

test('random content in a signed address is refused without an error', async () => {
  const signed = aHandover()
  const fields = Object.keys(signed) as (keyof Signed)[]
  const change = fc.tuple(fc.constantFrom(...fields), fc.string({ unit: 'binary', maxLength: 40 }))
  await fc.assert(
    fc.asyncProperty(change, async ([field, value]) => {
      fc.pre(signed[field] !== value)
      const { status, code } = await enter({ ...signed, [field]: value }, agreed)
      expect(status).toBe(400)
      expect(['istanbulSenin.refused', 'request.invalid']).toContain(code)
    }),
    { numRuns: 200 },
  )
})

test('the example in docs/operations.md is correct', async () => {
  const secret = '01234567890123456789012345678901'
  setWaysIn({ istanbulSeninSecret: secret, onFailure: () => {} })
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const { status, json } = await look({
    subject: '42',
    name: 'Ayşe',
    surname: 'Yılmaz',
    email: 'ayse@kopru.test',
    emailVerified: 'true',
    gsm: '+905321234567',
    issuedAt: '1800000000',
    nonce: '0123456789abcdef',
    signature: 'b5fad44f845623f89657cf95c3a645ec488065e68d8cdf7b79c9f57b2c3cef86',
  })
  expect(status).toBe(200)
  expect(json.name).toBe('Ayşe')
  turnOn()
})

test('a signature in base64url is accepted like one in hex', async () => {
  expect((await enter(aHandover({}, { hex: false }), agreed)).status).toBe(200)
})

test('without a configured secret the call is not found', async () => {
  setWaysIn(undefined)
  expect(await look(aHandover())).toMatchObject({ status: 404, code: 'istanbulSenin.off' })
  expect(await enter(aHandover(), agreed)).toMatchObject({ status: 404, code: 'istanbulSenin.off' })
  turnOn()
})
