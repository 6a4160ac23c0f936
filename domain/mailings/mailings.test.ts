import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { sendMessages as call, previewMessage as previewCall } from '#contract/mailings/mailings.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { searchApplications } from '#domain/application-search/search-applications.ts'
import { countUnreadReplies } from '#domain/conversations/count-unread-replies.ts'
import { listApplicationMessages } from '#domain/conversations/list-application-messages.ts'
import { listCompanyMessages } from '#domain/conversations/list-company-messages.ts'
import { markRepliesRead } from '#domain/conversations/mark-replies-read.ts'
import { replyToMessages } from '#domain/conversations/reply-to-messages.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { mailThrough } from '#platform/mail.ts'
import { smsThrough } from '#platform/sms.ts'
import { aCandidate, aSubmittedApplication, wholeContent } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { type MailServer, startMailServer } from '../../tests/mail-server.ts'
import { startSmsGateway } from '../../tests/sms-gateway.ts'
import { testCompany } from '../../tests/test-company.ts'
import { callBackMailing, pauseMailing, resumeMailing, stopMailing } from './change-mailing.ts'
import { deliverMailing } from './delivering/deliver-mailing.ts'
import { resumeMailings } from './delivering/resume-mailings.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listMailings, readMailing } from './list-mailings.ts'
import { previewMessage } from './preview-message.ts'
import { sendMessages } from './send-messages.ts'

const connection = testDatabase()
const { company, aForm } = testCompany()
let mail: MailServer
let gateway: Awaited<ReturnType<typeof startSmsGateway>>

beforeAll(async () => {
  mail = await startMailServer()
  gateway = await startSmsGateway()
})
beforeEach(() => {
  setDelivery({
    contactEmail: 'iletisim@kopru.test',
    publicUrl: 'https://kopru.example',
    local: false,
    sendMail: mailThrough(mail.url, 'Köprü <no-reply@kopru.example>'),
    sendSms: smsThrough(`http://${gateway.address}/send`),
  })
})
afterEach(() => {
  mail.refuse(false)
  mail.received.length = 0
  gateway.received.length = 0
})
afterAll(async () => {
  await mail.stop()
  await gateway.stop()
})

const greeting = {
  subject: 'Haber',
  text: 'Merhaba {{name}}, durumun: {{status}}.{{#if step}} Aşaman: {{step}}.{{/if}}',
}

/** A form with some who applied, and ways to write to them. */
async function aFormWith(count: number, details: Parameters<typeof aCandidate>[0] = {}) {
  const { messages } = wholeContent()
  const form = await aForm({ messages: { ...messages, received: { ...messages.received, on: false } } })
  const candidates = []
  for (let at = 0; at < count; at++) {
    const candidate = await aCandidate({ name: `Aday${'abcdefghij'[at] ?? ''}`, ...details })
    candidates.push({ ...candidate, application: await aSubmittedApplication(candidate, form) })
  }
  const ids = { companyId: company.companyId, formId: form.id }
  const applicationIds = candidates.map(({ application }) => application.id)
  const write = (body: Partial<Asked<typeof call>> = {}) =>
    sendMessages(company.caller, { ...ids, ...call.body.parse({ applicationIds, ...greeting, ...body }) })
  return { ids, candidates, applicationIds, write }
}

type Ids = { readonly companyId: string; readonly formId: string }
const mailingIds = (ids: Ids, { mailingId }: { readonly mailingId: string | null }) => ({
  ...ids,
  mailingId: mailingId ?? '',
})

/** Thirty seconds later. */
async function release(mailingId: string | null) {
  await connection.pool.query(`update mailings set release_at = release_at - interval '30 seconds' where id = $1`, [
    mailingId,
  ])
  await connection.pool.query(`update deliveries set due_at = due_at - interval '30 seconds' where mailing_id = $1`, [
    mailingId,
  ])
  await deliverMailing({ mailingId: mailingId ?? '' })
}

const creditsLeft = async () => {
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, company.companyId))
  return row?.leftMessageCredit ?? 200
}

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

  // Before it is released the organization sees it, the candidate does not.
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

test('no message gives an unpublished decision away', async () => {
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

test('each gets their own language where it was written, otherwise the other', async () => {
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

describe('who cannot be reached is listed, not silently dropped', () => {
  test('by channel, and refused only where no channel is left', async () => {
    const { candidates, applicationIds, write } = await aFormWith(5)
    const [withPhone, unverified, muted, optedOut, withdrawn] = candidates
    const set = (accountId: string | undefined, values: Partial<typeof accounts.$inferInsert>) =>
      database()
        .update(accounts)
        .set(values)
        .where(eq(accounts.id, accountId ?? ''))
    await set(withPhone?.accountId, { gsm: '+905321234567', gsmVerifiedAt: new Date() })
    await set(unverified?.accountId, { emailVerifiedAt: null, gsm: '+905321234568' })
    await database()
      .update(applications)
      .set({ notify: false })
      .where(eq(applications.id, muted?.application.id ?? ''))
    await database()
      .insert(notificationPreferences)
      .values({
        accountId: optedOut?.accountId ?? '',
        kind: 'messages',
        inApp: true,
        email: false,
        sms: false,
      })
    await database()
      .update(applications)
      .set({ status: 'Withdrawn' })
      .where(eq(applications.id, withdrawn?.application.id ?? ''))

    const channels: ('inApp' | 'email' | 'sms')[] = ['inApp', 'email', 'sms']
    const dry = await write({ channels, dryRun: true })
    expect(dry).toMatchObject({ actId: null, mailingId: null, changed: 4, credits: 2 })
    expect(dry.refused).toMatchObject([{ reason: 'withdrawn', count: 1 }])
    expect(dry.reached).toEqual({ inApp: 4, email: 1, sms: 1 })
    expect(dry.unreached.map(({ channel, reason, count }) => [channel, reason, count])).toEqual([
      ['email', 'optedOut', 2],
      ['email', 'noAddress', 1],
      ['sms', 'noNumber', 3],
    ])
    expect(dry.unreached[1]?.sample).toEqual([{ id: unverified?.application.id, name: 'Adayb Yılmaz' }])

    const strict = await write({ channels: ['email', 'sms'], dryRun: true })
    expect(strict.changed).toBe(1)
    expect(strict.refused.map(({ reason, count }) => [reason, count])).toEqual([
      ['optedOut', 2],
      ['noAddress', 1],
      ['withdrawn', 1],
    ])

    const { mailingId } = await write({
      channels,
      texts: { tr: { ...greeting, sms: 'Kısa: {{name}}' } },
      subject: undefined,
      text: undefined,
    })
    await release(mailingId)
    expect(mail.received).toHaveLength(1)
    expect(gateway.received.map(({ body }) => body)).toEqual([{ to: '+905321234567', text: 'Kısa: Adaya' }])
    const shown = await database()
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.mailingId, mailingId ?? ''))
    expect(shown.map(({ applicationId }) => applicationId).sort()).toEqual(applicationIds.slice(0, 4).sort())
  })

  test('who withdraws while it is held gets nothing, and costs nothing', async () => {
    const { ids, candidates, write } = await aFormWith(2)
    const before = await creditsLeft()
    const answer = await write()
    await database()
      .update(applications)
      .set({ status: 'Withdrawn' })
      .where(eq(applications.id, candidates[0]?.application.id ?? ''))
    await release(answer.mailingId)
    expect(mail.received).toHaveLength(1)
    expect(await creditsLeft()).toBe(before - 1)
    expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
      state: 'done',
      creditsReturned: 1,
    })
  })
})

test('a purse with too few credits refuses all of it, and nothing is written', async () => {
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
  // In the thread alone it costs nothing.
  expect(await write({ channels: ['inApp'] })).toMatchObject({ changed: 2, credits: 0 })
  await database()
    .update(subscriptions)
    .set({ leftMessageCredit: left })
    .where(eq(subscriptions.companyId, company.companyId))
})

test('called back while it is held: nobody gets it, the credits return, and it is too late afterwards', async () => {
  const { ids, candidates, write } = await aFormWith(3)
  const before = await creditsLeft()
  const answer = await write()
  expect((await readMailing(company.caller, mailingIds(ids, answer))).can.callBack).toBe(true)
  expect(await callBackMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'calledBack',
    creditsReturned: 3,
    numbers: { shown: 0, sent: 0, left: 3 },
  })
  expect(await creditsLeft()).toBe(before)
  await release(answer.mailingId)
  expect(mail.received).toEqual([])
  const first = candidates[0]
  const own = { candidateId: first?.candidateId ?? '', id: first?.application.id ?? '' }
  expect((await listApplicationMessages(company.caller, own)).items).toEqual([])
  await expect(callBackMailing(company.caller, mailingIds(ids, answer))).rejects.toMatchObject({
    code: 'mailings.over',
  })
  await expect(stopMailing(company.caller, mailingIds(ids, answer))).rejects.toMatchObject({ code: 'mailings.over' })
  expect(await creditsLeft()).toBe(before)
})

test('paused, it waits; gone on, it sends the rest; stopped, the rest get nothing and their credits return', async () => {
  const { ids, applicationIds, write } = await aFormWith(4)
  const before = await creditsLeft()
  const answer = await write()
  const own = mailingIds(ids, answer)
  // Two of them are due later, as behind a pace.
  await connection.pool.query(
    `update deliveries set due_at = now() + interval '1 hour' where mailing_id = $1 and application_id = any($2::uuid[])`,
    [answer.mailingId, applicationIds.slice(2)],
  )
  await release(answer.mailingId)
  expect(mail.received).toHaveLength(2)
  expect(await readMailing(company.caller, own)).toMatchObject({ state: 'sending', numbers: { sent: 2, left: 2 } })
  expect(await pauseMailing(company.caller, own)).toMatchObject({ state: 'paused', can: { resume: true, stop: true } })
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1 and application_id = $2`, [
    answer.mailingId,
    applicationIds[2],
  ])
  await deliverMailing({ mailingId: own.mailingId })
  await resumeMailings()
  expect(mail.received).toHaveLength(2)
  expect(await resumeMailing(company.caller, own)).toMatchObject({ state: 'sending' })
  await deliverMailing({ mailingId: own.mailingId })
  expect(mail.received).toHaveLength(3)
  expect(await stopMailing(company.caller, own)).toMatchObject({
    state: 'stopped',
    creditsReturned: 1,
    numbers: { shown: 3, sent: 3, failed: 0, left: 1 },
  })
  expect(await creditsLeft()).toBe(before - 3)
  await deliverMailing({ mailingId: own.mailingId })
  expect(mail.received).toHaveLength(3)
})

test('a mail server that takes nothing costs nobody a message: tried again, it arrives once', async () => {
  const { ids, write } = await aFormWith(2)
  const answer = await write()
  mail.refuse(true)
  await release(answer.mailingId)
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'sending',
    numbers: { shown: 2, sent: 0, left: 2 },
  })
  mail.refuse(false)
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1`, [answer.mailingId])
  await resumeMailings()
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toHaveLength(2)
  const messages = await database().$count(
    applicationMessages,
    eq(applicationMessages.mailingId, answer.mailingId ?? ''),
  )
  expect(messages).toBe(2)
})

test('what a worker has in its hands no other takes, until it is believed dead', async () => {
  const { write } = await aFormWith(2)
  const { mailingId } = await write({ channels: ['email'] })
  await connection.pool.query(
    `update deliveries set is_taken = true, due_at = now() + interval '1 minute' where mailing_id = $1`,
    [mailingId],
  )
  await release(mailingId)
  expect(mail.received).toEqual([])
  await connection.pool.query(`update deliveries set due_at = now() - interval '1 second' where mailing_id = $1`, [
    mailingId,
  ])
  await Promise.all([deliverMailing({ mailingId: mailingId ?? '' }), deliverMailing({ mailingId: mailingId ?? '' })])
  expect(mail.received).toHaveLength(2)
})

test('a question is awaited from when it is shown, until it is answered', async () => {
  const { ids, candidates, write } = await aFormWith(1)
  const [one] = candidates
  if (!one) throw new Error('nobody')
  const own = { candidateId: one.candidateId, id: one.application.id }
  const actionOf = async () =>
    (await database().select().from(applications).where(eq(applications.id, own.id)))[0]?.action
  await expect(replyToMessages(one.caller, { ...own, text: 'Merhaba' })).rejects.toMatchObject({
    code: 'conversations.closed',
  })
  const { mailingId } = await write({ awaitsAnswer: true })
  expect(await actionOf()).toBe('None')
  await release(mailingId)
  expect(await actionOf()).toBe('AnswerRequested')
  expect(await listApplicationMessages(one.caller, own)).toMatchObject({
    items: [{ awaitsAnswer: true }],
    can: { reply: true },
  })
  const reply = await replyToMessages(one.caller, { ...own, text: 'Geliyorum.' })
  expect(reply).toMatchObject({ by: 'candidate', from: 'Adaya Yılmaz', text: 'Geliyorum.' })
  expect(await actionOf()).toBe('None')
  const { items: listed } = await searchApplications(company.caller, {
    ...ids,
    ...searchCall.body.parse({ unreadReply: true, columns: ['lastMessage'] }),
  })
  expect(listed).toMatchObject([{ id: own.id, lastMessage: { by: 'candidate', text: 'Geliyorum.', isUnread: true } }])
  expect(await countUnreadReplies(company.caller, ids)).toEqual({ applications: 1 })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, company.accountId))
  expect(news).toMatchObject([{ event: 'replyReceived', kind: 'messages' }])
  await markRepliesRead(company.caller, { ...ids, appId: own.id })
  expect(await countUnreadReplies(company.caller, ids)).toEqual({ applications: 0 })
  const thread = { ...ids, appId: own.id, pageNumber: 1, pageSize: 1000 }
  expect((await listCompanyMessages(company.caller, thread)).items).toMatchObject([
    { by: 'candidate', text: 'Geliyorum.' },
    { by: 'company', awaitsAnswer: false },
  ])
})

test('anybody among the recipients can be looked at before, and the outbox shows every message', async () => {
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
  expect((await listMailings(company.caller, { ...ids, ...page })).items).toMatchObject([
    { id: answer.mailingId, state: 'held' },
  ])
  const { items, total } = await listDeliveries(company.caller, { ...mailingIds(ids, answer), ...page })
  expect(total).toBe(3)
  expect(items.map(({ text }) => text).sort()).toEqual(
    ['a', 'b', 'c'].map((letter) => `Merhaba Aday${letter}, durumun: Gönderildi.`),
  )
  expect(await database().$count(deliveries, eq(deliveries.mailingId, answer.mailingId ?? ''))).toBe(3)
})
