import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { delivery, setDelivery } from '#domain/messages/delivery.ts'
import { aCandidate, password } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { testApi } from '../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../tests/visitor.ts'

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

test('a number of another country is verified in the same way, and kept in its one lasting form', async () => {
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

  test('its numbers are kept without a proof, no code goes there, and none protects an account', async () => {
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

  test('a verified number gives way to it, and is verified no more', async () => {
    const visit = await signedIn()
    await visit.post('/accounts/verification/gsm', { gsm: '05321112299' })
    const { code } = await lastMessageTo('+905321112299')
    await visit.post('/accounts/verification/gsm', { gsm: '05321112299', code })
    const kept = await visit.post('/accounts/verification/gsm', { gsm: '+33612345679' })
    expect(kept).toMatchObject({ status: 200, json: { verified: false, sent: null } })
    expect((await visit.get('/accounts/session')).json.gsmVerified).toBe(false)
  })
})

test('a code proves the number that it was sent to and no other, and is of no use to others', async () => {
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

test('neither one number nor one account is sent codes without a pause', async () => {
  const [visit, other] = [await signedIn(), await signedIn()]
  expect((await visit.post('/accounts/verification/gsm', { gsm: '05321112266' })).status).toBe(200)
  const again = await visit.post('/accounts/verification/gsm', { gsm: '05321112266' })
  expect(again).toMatchObject({ status: 429, code: 'accounts.tooManyTries' })
  expect((await other.post('/accounts/verification/gsm', { gsm: '05321112266' })).status).toBe(429)
  expect((await visit.post('/accounts/verification/gsm', { gsm: '05321112277' })).status).toBe(429)
  expect(await messagesTo('+905321112277')).toEqual([])
})

test('nobody is asked to sign in first', async () => {
  const answer = await visitor(app).post('/accounts/verification/gsm', { gsm: '05321112288' })
  expect(answer).toMatchObject({ status: 401, code: 'accounts.signInNeeded' })
})
