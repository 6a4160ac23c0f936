import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { authenticators } from '#database/schema/second-factors.ts'
import { waysToConfirm } from '#domain/accounts/confirmation/ways-to-confirm.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { newId } from '#platform/ids.ts'
import { seal } from '#platform/tokens.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { visitor } from '../../../tests/visitor.ts'
import { delivery, setDelivery } from './delivery.ts'

// Production without SMS_URL: SMS is not offered, and no text claims that one was sent.

testDatabase()
const startApi = testApi()
let app: Server
let usual: ReturnType<typeof delivery>
beforeAll(async () => {
  ;({ app } = await startApi())
  usual = delivery()
  setDelivery({ ...usual, local: false, sendMail: async () => {} })
})
afterAll(() => setDelivery(usual))

const number = { gsm: '+905321112233', gsmVerifiedAt: new Date(), twoFactorGsm: true }
const sentSms = () => database().$count(outbox, eq(outbox.channel, 'sms'))

test('a number is stored unverified, and cannot become a second factor', async () => {
  const { email, candidateId } = await aCandidate()
  const visit = visitor(app)
  await visit.signIn(email, password)
  const kept = await visit.post('/accounts/verification/gsm', { gsm: '05321112244' })
  expect(kept).toMatchObject({ status: 200, json: { verified: false, sent: null } })
  for (const refused of [
    await visit.put(`/candidates/${candidateId}/profile/twofactor`, { state: true }),
    await visit.post(`/candidates/${candidateId}/send/verification`, { channel: 'sms' }),
    await visit.post('/accounts/verification/gsm', { gsm: '05321112244', code: '123456' }),
  ])
    expect(refused).toMatchObject({ status: 409, code: 'accounts.smsOff' })
  expect(await sentSms()).toBe(0)
})

test('an account protected by SMS alone is told at sign-in that SMS is not available, and cannot sign in without it', async () => {
  const { email, accountId } = await aCandidate(number)
  expect(await visitor(app).signIn(email, password)).toMatchObject({ status: 409, code: 'accounts.smsOff' })
  expect((await visitor(app).signIn(email, 'wrong password')).status).toBe(401)
  const [account] = await database().select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error('no account')
  expect(await waysToConfirm(account)).toEqual({ ways: ['password'], email: null, gsm: null })
  expect(await sentSms()).toBe(0)
})

test('an account that also has an authenticator app is asked for that alone', async () => {
  const { email, accountId } = await aCandidate(number)
  const secret = seal('c2VjcmV0', 'authenticators')
  await database().insert(authenticators).values({ accountId, secret, confirmedAt: new Date() })
  const asked = await visitor(app).signIn(email, password)
  expect(asked).toMatchObject({ code: 'pR8Lrb', json: { secondFactor: { methods: ['authenticator'], to: null } } })
  expect((await visitor(app).signIn(email, password, { sendSms: true })).code).toBe('pR8Lrb')
  expect(await sentSms()).toBe(0)
})

test('news and messages of organizations go without SMS', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const candidate = await aCandidate({ ...number, twoFactorGsm: false })
  const { accountId } = candidate
  await aSubmittedApplication(candidate, form)
  await database()
    .insert(notifications)
    .values({
      id: newId(),
      accountId,
      kind: 'results',
      event: 'resultPublished',
      values: { title: 'Burs', companyName: 'Vakıf' },
      address: '/',
      smsDue: true,
    })
  await notifyNews()
  const [news] = await database()
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.kind, 'results')))
  expect(news).toBeDefined()
  const ids = { companyId: company.companyId, formId: form.id }
  const texts = { tr: { subject: 'Haber', text: 'Merhaba', sms: '' } }
  await expect(
    sendMessages(company.caller, { ...ids, texts, channels: ['inApp', 'sms'], dryRun: true } as never),
  ).rejects.toMatchObject({ code: 'accounts.smsOff' })
  expect(await sentSms()).toBe(0)
})
