import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { previewMessage as previewCall } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { greeting, mailingIds, mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { deliverMailing } from './delivering/deliver-mailing.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listMailings, readMailing } from './list-mailings.ts'
import { previewMessage } from './preview-message.ts'

const { company, mail, aFormWith, release, creditsLeft } = mailingWorld()

test('the specification’s own body: held for half a minute, then in the thread and by e-mail, once', async () => {
  const { ids, candidates, applicationIds, write } = await aFormWith(2)
  const before = await creditsLeft()
  const answer = await write()
  expect(answer).toMatchObject({
    changed: 2,
    credits: 2,
    refused: [],
    unreached: [],
    reached: { inApp: 2, email: 2, sms: 0 },
  })
  expect(Date.parse(answer.releaseAt ?? '') - Date.now()).toBeGreaterThan(25_000)
  expect(await creditsLeft()).toBe(before - 2)

  // Before its release the organization sees the message, the candidate does not.
  const one = candidates[0]
  if (!one) throw new Error('nobody')
  const own = { candidateId: one.candidateId, id: one.application.id }
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect((await listApplicationMessages(one.caller, own)).items).toEqual([])
  const thread = { ...ids, appId: one.application.id, pageNumber: 1, pageSize: 1000 }
  expect((await listCompanyMessages(company.caller, thread)).items).toMatchObject([
    { isHeld: true, subject: 'Haber', text: 'Merhaba Adaya, durumun: Gönderildi.', email: 'waiting' },
  ])
  expect(mail.received).toEqual([])

  await release(answer.mailingId)
  const { items } = await listApplicationMessages(one.caller, own)
  expect(items).toMatchObject([{ by: 'company', subject: 'Haber', text: 'Merhaba Adaya, durumun: Gönderildi.' }])
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Haber', 'Haber'])
  expect(mail.received.map(({ messageId }) => messageId)).toContain(`<${items[0]?.id}@kopru.example>`)
  expect(mail.received[0]?.text).toContain('Merhaba Aday')
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'done',
    recipients: 2,
    numbers: { shown: 2, sent: 2, failed: 0, left: 0 },
    can: { callBack: false, pause: false, resume: false, stop: false },
  })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, one.accountId))
  expect(news.filter(({ event }) => event === 'messageReceived')).toMatchObject([
    { address: `/student-dashboard/applications/${one.application.id}`, emailDue: false },
  ])
  const history = await database()
    .select()
    .from(applicationHistory)
    .where(
      sql`${applicationHistory.applicationId} = any(${sql.param(applicationIds)}::uuid[]) and ${applicationHistory.event} = 'messageSent'`,
    )
  expect(history.map(({ actId, visible }) => [actId, visible])).toEqual([
    [answer.actId, false],
    [answer.actId, false],
  ])

  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toHaveLength(2)
})

test('no message reveals an unpublished decision', async () => {
  const { candidates, write } = await aFormWith(1)
  const id = candidates[0]?.application.id ?? ''
  await database().update(applications).set({ status: 'InReview' }).where(eq(applications.id, id))
  await database().update(applications).set({ status: 'Rejected' }).where(eq(applications.id, id))
  const { mailingId } = await write({ subject: 'Durum: {{status}}', text: '{{status}}' })
  await release(mailingId)
  expect(mail.received[0]?.subject).toBe('Durum: Değerlendiriliyor')
  const [message] = await database().select().from(applicationMessages).where(eq(applicationMessages.applicationId, id))
  expect(message?.text).toBe('Değerlendiriliyor')
})

test('recipients get their own language if it was written, otherwise the other', async () => {
  const form = await aFormWith(2)
  const [turk, english] = form.candidates
  await database()
    .update(accounts)
    .set({ language: 'en' })
    .where(eq(accounts.id, english?.accountId ?? ''))
  const texts = {
    tr: { subject: 'Durumun', text: '{{status}}' },
    en: { subject: 'Your status', text: '{{status}}' },
  }
  const both = await form.write({ subject: undefined, text: undefined, texts })
  await release(both.mailingId)
  expect(mail.received.map(({ subject }) => subject).sort()).toEqual(['Durumun', 'Your status'])
  mail.received.length = 0
  const one = await form.write({ subject: undefined, text: undefined, texts: { tr: texts.tr } })
  await release(one.mailingId)
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Durumun', 'Durumun'])
  expect(turk).toBeDefined()
})

test('with too few credits the whole message is refused, and nothing is written', async () => {
  const { write } = await aFormWith(2)
  await creditsLeft()
  await write()
  const left = await creditsLeft()
  await database()
    .update(subscriptions)
    .set({ leftMessageCredit: 1 })
    .where(eq(subscriptions.companyId, company.companyId))
  const count = await database().$count(mailings)
  await expect(write()).rejects.toMatchObject({ code: 'credits.exhausted' })
  expect(await database().$count(mailings)).toBe(count)
  // A message in the thread only costs nothing.
  expect(await write({ channels: ['inApp'] })).toMatchObject({ changed: 2, credits: 0 })
  await database()
    .update(subscriptions)
    .set({ leftMessageCredit: left })
    .where(eq(subscriptions.companyId, company.companyId))
})

test('of two who write at once with one credit left, one succeeds and the other leaves nothing behind', async () => {
  const [one, other] = [await aFormWith(1), await aFormWith(1)]
  const before = await creditsLeft()
  const own = eq(subscriptions.companyId, company.companyId)
  await database().update(subscriptions).set({ leftMessageCredit: 1 }).where(own)
  const count = await database().$count(mailings)
  let sent: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await database().transaction(async (tx) => {
    await tx.select().from(subscriptions).where(own).for('no key update')
    sent = Promise.allSettled([one.write(), other.write()])
    await expect.poll(() => waitingForLocks()).toBe(2)
  })
  const outcomes = await sent
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'credits.exhausted' }),
  })
  expect([await creditsLeft(), await database().$count(mailings)]).toEqual([0, count + 1])
  await database().update(subscriptions).set({ leftMessageCredit: before }).where(own)
})

test('the message to any recipient can be previewed, and the outbox shows every message', async () => {
  const { ids, applicationIds, write } = await aFormWith(3)
  const preview = (at: number) =>
    previewMessage(company.caller, { ...ids, ...previewCall.body.parse({ applicationIds, ...greeting, at }) })
  expect(await preview(1)).toMatchObject({
    total: 3,
    recipient: { applicationId: applicationIds[1], language: 'tr', email: true, sms: false },
  })
  expect((await preview(99)).recipient?.applicationId).toBe(applicationIds[2])
  const answer = await write()
  const page = { pageNumber: 1, pageSize: 20 }
  const listed = await listMailings(company.caller, { ...ids, ...page })
  const { items, total } = await listDeliveries(company.caller, { ...mailingIds(ids, answer), ...page })
  expect(total).toBe(3)
  const { name = '', subject = '', text = '' } = items[0] ?? {}
  expect(listed.items).toMatchObject([{ id: answer.mailingId, state: 'held', first: { name, subject, text } }])
  expect(items.map(({ text }) => text).sort()).toEqual(
    ['a', 'b', 'c'].map((letter) => `Merhaba Aday${letter}, durumun: Gönderildi.`),
  )
  expect(await database().$count(deliveries, eq(deliveries.mailingId, answer.mailingId ?? ''))).toBe(3)
})
