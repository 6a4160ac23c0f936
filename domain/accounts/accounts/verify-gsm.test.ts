import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { delivery, setDelivery } from '#domain/ground/messages/delivery.ts'
import { aCandidate, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

async function signedIn() {
  const { email } = await aCandidate()
  const visit = visitor(app)
  await visit.signIn(email, password)
  return visit
}

test('a number is verified by the code that was sent to it', async () => {
  const visit = await signedIn()
  const sent = await visit.post('/accounts/verification/gsm', { gsm: '0532 111 22 33' })
  expect(sent).toMatchObject({
    status: 200,
    json: { verified: false, sent: { to: '+90 *** *** ** 33', resendAfterSeconds: 121 } },
  })
  const { code, channel } = await lastMessageTo('+905321112233')
  expect(channel).toBe('sms')
  const verified = await visit.post('/accounts/verification/gsm', { gsm: '+90 532 111 22 33', code })
  expect(verified).toMatchObject({ status: 200, json: { verified: true, sent: null } })
  expect((await visit.get('/accounts/session')).json.gsmVerified).toBe(true)
})

test('a number of another country is verified in the same way, and stored in its international form', async () => {
  const visit = await signedIn()
  const sent = await visit.post('/accounts/verification/gsm', { gsm: '0049 (0)151 1234-5678' })
  expect(sent).toMatchObject({ status: 200, json: { verified: false, sent: { to: '+49 ********* 78' } } })
  const { code } = await lastMessageTo('+4915112345678')
  await visit.post('/accounts/verification/gsm', { gsm: '+49 151 12345678', code })
  expect((await visit.get('/accounts/contact')).json).toMatchObject({ gsm: '+4915112345678', gsmVerified: true })
})

describe('a country that the SMS gateway does not reach', () => {
  let usual: ReturnType<typeof delivery>
  beforeAll(() => {
    usual = delivery()
    setDelivery({ ...usual, smsCountries: ['+90', '+49'] })
  })
  afterAll(() => setDelivery(usual))

  test('its numbers are stored unverified, no code is sent there, and none becomes a second factor', async () => {
    const visit = await signedIn()
    const { myId } = (await visit.get('/accounts/session')).json
    const changed = await visit.put(`/candidates/${myId}/profile/gsm`, { gsm: '+33 6 12 34 56 78' })
    expect(changed).toMatchObject({ status: 200, json: { changed: true, sent: null } })
    expect((await visit.get('/accounts/contact')).json).toMatchObject({ gsm: '+33612345678', gsmVerified: false })
    expect(await messagesTo('+33612345678')).toEqual([])
    for (const refused of [
      await visit.put(`/candidates/${myId}/profile/twofactor`, { state: true }),
      await visit.post(`/candidates/${myId}/send/verification`, { channel: 'sms' }),
      await visit.put(`/candidates/${myId}/profile/gsm`, { gsm: '+33 6 12 34 56 78', code: '123456' }),
    ])
      expect(refused).toMatchObject({ status: 400, code: 'accounts.smsUnreachable' })
  })

  test('such a number replaces a verified one, and is unverified', async () => {
    const visit = await signedIn()
    await visit.post('/accounts/verification/gsm', { gsm: '05321112299' })
    const { code } = await lastMessageTo('+905321112299')
    await visit.post('/accounts/verification/gsm', { gsm: '05321112299', code })
    const kept = await visit.post('/accounts/verification/gsm', { gsm: '+33612345679' })
    expect(kept).toMatchObject({ status: 200, json: { verified: false, sent: null } })
    expect((await visit.get('/accounts/session')).json.gsmVerified).toBe(false)
  })
})

test('a code verifies the number that it was sent to and no other, for its account only', async () => {
  const visit = await signedIn()
  await visit.post('/accounts/verification/gsm', { gsm: '05321112244' })
  const { code } = await lastMessageTo('+905321112244')
  const stranger = await signedIn()
  expect((await stranger.post('/accounts/verification/gsm', { gsm: '05321112244', code })).code).toBe(
    'accounts.wrongCode',
  )
  expect((await visit.post('/accounts/verification/gsm', { gsm: '05321112255', code })).code).toBe('accounts.wrongCode')
  expect((await visit.get('/accounts/session')).json.gsmVerified).toBe(false)
})

test('codes for one number and for one account are rate-limited', async () => {
  const [visit, other] = [await signedIn(), await signedIn()]
  expect((await visit.post('/accounts/verification/gsm', { gsm: '05321112266' })).status).toBe(200)
  const again = await visit.post('/accounts/verification/gsm', { gsm: '05321112266' })
  expect(again).toMatchObject({ status: 429, code: 'accounts.tooManyTries' })
  expect((await other.post('/accounts/verification/gsm', { gsm: '05321112266' })).status).toBe(429)
  expect((await visit.post('/accounts/verification/gsm', { gsm: '05321112277' })).status).toBe(429)
  expect(await messagesTo('+905321112277')).toEqual([])
})

describe('without a session', () => {
  const unsigned = (body: object) => visitor(app).post('/accounts/verification/gsm', body)
  const sent = (to: string) => ({ status: 200, json: { verified: false, sent: { to, resendAfterSeconds: 121 } } })

  test('the code that a session has requested verifies the number, and opens no session', async () => {
    const [gsm, visit] = ['+905321113301', await signedIn()]
    await visit.post('/accounts/verification/gsm', { gsm })
    const { code } = await lastMessageTo(gsm)
    expect(await unsigned({ gsm, code: code === '000000' ? '000001' : '000000' })).toMatchObject({
      status: 400,
      code: 'accounts.wrongCode',
    })
    const proven = await unsigned({ gsm, code })
    expect([proven.status, proven.json, proven.setCookie]).toEqual([200, { verified: true, sent: null }, undefined])
    expect((await visit.get('/accounts/contact')).json).toMatchObject({ gsm, gsmVerified: true })
    expect((await unsigned({ gsm, code })).code).toBe('accounts.wrongCode')
  })

  test('a code is sent again only where a session waits for it; the answer is the same', async () => {
    const [awaited, unknown, visit] = ['+905321113302', '+905321113303', await signedIn()]
    await visit.post('/accounts/verification/gsm', { gsm: awaited })
    expect(await unsigned({ gsm: awaited })).toMatchObject(sent('+90 *** *** ** 02'))
    expect(await unsigned({ gsm: unknown })).toMatchObject(sent('+90 *** *** ** 03'))
    expect([(await messagesTo(awaited)).length, (await messagesTo(unknown)).length]).toEqual([2, 0])
    for (const gsm of [awaited, unknown]) expect((await unsigned({ gsm })).status).toBe(429)
    const { code } = await lastMessageTo(awaited)
    expect((await unsigned({ gsm: awaited, code })).json).toEqual({ verified: true, sent: null })
  })

  test('a number gets at most five SMS a day in this way, with whatever pauses', async () => {
    const [gsm, visit] = ['+905321113308', await signedIn()]
    await visit.post('/accounts/verification/gsm', { gsm })
    const heard: number[] = []
    for (let asked = 0; asked < 6; asked += 1) {
      await database().execute(sql`delete from rate_limits where key like 'pause:%'`)
      heard.push((await unsigned({ gsm })).status)
    }
    expect(heard).toEqual([200, 200, 200, 200, 200, 429])
    expect(await messagesTo(gsm)).toHaveLength(6)
  })

  test('strangers cannot keep the owner from a code, whatever they request and guess', async () => {
    const [gsm, visit] = ['+905321113304', await signedIn()]
    await unsigned({ gsm })
    expect((await visit.post('/accounts/verification/gsm', { gsm })).status).toBe(200)
    const { code } = await lastMessageTo(gsm)
    const guesses = Array.from({ length: 11 }, (_, index) => String(index).padStart(6, '0')).filter(
      (one) => one !== code,
    )
    const heard: (string | undefined)[] = []
    for (const guess of [...guesses, '000011', '000012']) heard.push((await unsigned({ gsm, code: guess })).code)
    expect(heard.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'accounts.wrongCode'))
    expect(heard[10]).toBe('accounts.tooManyTries')
    expect((await visit.post('/accounts/verification/gsm', { gsm, code })).json.verified).toBe(true)
  })

  test('a number that two accounts wait for can be verified within a session only', async () => {
    const [gsm, owner, attacker] = ['+905321113309', await signedIn(), await signedIn()]
    await owner.post('/accounts/verification/gsm', { gsm })
    await database().execute(sql`delete from rate_limits`)
    await attacker.post('/accounts/verification/gsm', { gsm })
    const { code } = await lastMessageTo(gsm)
    expect(await unsigned({ gsm })).toMatchObject(sent('+90 *** *** ** 09'))
    expect(await messagesTo(gsm)).toHaveLength(2)
    expect((await unsigned({ gsm, code })).code).toBe('accounts.wrongCode')
    expect((await attacker.get('/accounts/contact')).json).not.toMatchObject({ gsm, gsmVerified: true })
  })

  test('the code of a session that has ended is void', async () => {
    const [gsm, visit] = ['+905321113305', await signedIn()]
    await visit.post('/accounts/verification/gsm', { gsm })
    const { code } = await lastMessageTo(gsm)
    await visit.post('/accounts/sign-out', { everywhere: true })
    expect((await unsigned({ gsm, code })).code).toBe('accounts.wrongCode')
    expect((await unsigned({ gsm })).status).toBe(200)
    // With an expired token a client is told to renew its session, not that a code was sent.
    visit.use({ accessToken: 'expired' })
    expect(await visit.post('/accounts/verification/gsm', { gsm })).toMatchObject({
      status: 401,
      code: 'accounts.signInNeeded',
    })
    expect(await messagesTo(gsm)).toHaveLength(1)
  })

  test('no code moves a second factor to another phone', async () => {
    const [gsm, { accountId, email }] = ['+905321113306', await aCandidate()]
    const visit = visitor(app)
    await visit.signIn(email, password)
    await visit.post('/accounts/verification/gsm', { gsm })
    const { code } = await lastMessageTo(gsm)
    await database()
      .update(accounts)
      .set({ gsm: '+905321113307', twoFactorGsm: true })
      .where(eq(accounts.id, accountId))
    expect((await unsigned({ gsm, code })).code).toBe('accounts.wrongCode')
  })
})
