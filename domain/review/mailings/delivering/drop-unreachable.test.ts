import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestDocuments as requestCall } from '#contract/document-requests.ts'
import { previewMessage as previewCall } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { password } from '../../../../tests/builders.ts'
import { greeting, mailingIds, mailingWorld } from '../../../../tests/worlds/mailing-world.ts'
import { callBackMailing } from '../change-mailing.ts'
import { listDeliveries } from '../list-deliveries.ts'
import { readMailing } from '../list-mailings.ts'
import { previewMessage } from '../preview-message.ts'
import { deliverMailing } from './deliver-mailing.ts'
import { resumeMailings } from './resume-mailings.ts'

const { connection, company, mail, gateway, aFormWith, release, creditsLeft } = mailingWorld()

type World = Awaited<ReturnType<typeof aFormWith>>
type Candidate = World['candidates'][number]

const close = ({ caller, email }: Candidate) => deleteAccount(caller, { email, pwd: password })

const withPhone = { gsm: '+905321234567', gsmVerifiedAt: new Date() }
const both: ('email' | 'sms')[] = ['email', 'sms']

/** The first applicant. */
function firstOf({ candidates }: World): Candidate {
  const [first] = candidates
  if (!first) throw new Error('nobody')
  return first
}

async function deliveriesOf({ ids }: World, answer: { readonly mailingId: string | null }) {
  const { items } = await listDeliveries(company.caller, { ...mailingIds(ids, answer), pageNumber: 1, pageSize: 20 })
  return new Map(items.map((item) => [item.applicationId, item]))
}

test('a candidate who closes the account while a message is held gets nothing; its credits return once', async () => {
  const world = await aFormWith(2)
  const { ids, write } = world
  const gone = firstOf(world)
  const before = await creditsLeft()
  const answer = await write({ awaitsAnswer: true })
  await close(gone)
  await release(answer.mailingId)
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  await resumeMailings()
  await expect(callBackMailing(company.caller, mailingIds(ids, answer))).rejects.toMatchObject({
    code: 'mailings.over',
  })
  expect(mail.received).toHaveLength(1)
  expect(await creditsLeft()).toBe(before - 1)
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'done',
    creditsReturned: 1,
    numbers: { shown: 1, sent: 1, failed: 0, left: 0, dropped: 1 },
  })
  const appId = gone.application.id
  expect((await deliveriesOf(world, answer)).get(appId)).toMatchObject({
    state: 'accountClosed',
    email: 'dropped',
    shownAt: null,
  })
  const thread = { ...ids, appId, pageNumber: 1, pageSize: 10 }
  expect((await listCompanyMessages(company.caller, thread)).items).toEqual([])
  const { items: history } = await listCompanyHistory(company.caller, { ...ids, appId })
  expect(history[0]).toMatchObject({ event: 'messageDropped', text: 'Mesaj gönderilmedi: aday, hesabını kapatmış.' })
  const [row] = await database().select().from(applications).where(eq(applications.id, appId))
  expect(row?.action).toBe('None')
})

test('closing the account during retries keeps the message in the thread, and returns the credit', async () => {
  const world = await aFormWith(1)
  const before = await creditsLeft()
  const answer = await world.write()
  mail.refuse(true)
  await release(answer.mailingId)
  await close(firstOf(world))
  mail.refuse(false)
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1`, [answer.mailingId])
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toEqual([])
  expect(await creditsLeft()).toBe(before)
  expect(await readMailing(company.caller, mailingIds(world.ids, answer))).toMatchObject({
    state: 'done',
    creditsReturned: 1,
    numbers: { shown: 1, sent: 0, failed: 0, left: 0, dropped: 0 },
  })
  expect((await deliveriesOf(world, answer)).get(firstOf(world).application.id)).toMatchObject({
    state: 'done',
    email: 'dropped',
  })
})

test('a removed phone number costs nothing, and the e-mail is still sent', async () => {
  const world = await aFormWith(1, withPhone)
  const before = await creditsLeft()
  const answer = await world.write({ channels: both })
  expect(answer.credits).toBe(2)
  await database()
    .update(accounts)
    .set({ gsm: null })
    .where(eq(accounts.id, firstOf(world).accountId))
  await release(answer.mailingId)
  expect([mail.received.length, gateway.received.length]).toEqual([1, 0])
  expect(await creditsLeft()).toBe(before - 1)
  expect((await deliveriesOf(world, answer)).get(firstOf(world).application.id)).toMatchObject({
    state: 'done',
    email: 'sent',
    sms: 'dropped',
  })
})

test('many dropped deliveries in a row do not delay the rest', async () => {
  const { ids, applicationIds, write } = await aFormWith(11)
  const before = await creditsLeft()
  const answer = await write()
  const [, ...others] = applicationIds.toSorted().reverse()
  await connection.pool.query(`update applications set status = 'Withdrawn' where id = any($1::uuid[])`, [others])
  await release(answer.mailingId)
  expect(mail.received).toHaveLength(1)
  expect(await creditsLeft()).toBe(before - 1)
  expect(await readMailing(company.caller, mailingIds(ids, answer))).toMatchObject({
    state: 'done',
    creditsReturned: 10,
    numbers: { shown: 1, sent: 1, left: 0, dropped: 10 },
  })
})

test('candidates with a closed account are neither written to nor asked, with a reason of their own', async () => {
  const world = await aFormWith(2)
  await close(firstOf(world))
  for (const channels of [['inApp'], ['email']] as const) {
    expect((await world.write({ channels: [...channels], dryRun: true })).refused).toMatchObject([
      { reason: 'accountClosed', count: 1, sample: [{ id: firstOf(world).application.id }] },
    ])
  }
  const { ids, applicationIds } = world
  const body = requestCall.body.parse({ applicationIds, documentTypeId: 2, dryRun: true })
  expect(await requestDocuments(company.caller, { ...ids, ...body })).toMatchObject({
    requested: 1,
    refused: [{ reason: 'accountClosed', count: 1 }],
  })
})

test('preview, outbox and e-mail use the name as submitted, whatever the account’s name is now', async () => {
  const world = await aFormWith(1)
  const { ids, applicationIds, write } = world
  await database()
    .update(accounts)
    .set({ name: 'Başka' })
    .where(eq(accounts.id, firstOf(world).accountId))
  const draft = previewCall.body.parse({ applicationIds, ...greeting })
  const { recipient } = await previewMessage(company.caller, { ...ids, ...draft })
  expect(recipient).toMatchObject({ name: 'Adaya Yılmaz', text: expect.stringContaining('Merhaba Adaya,') })
  const answer = await write()
  const held = (await deliveriesOf(world, answer)).get(firstOf(world).application.id)
  expect(held).toMatchObject({ name: 'Adaya Yılmaz', text: recipient?.text })
  await release(answer.mailingId)
  const sent = (await deliveriesOf(world, answer)).get(firstOf(world).application.id)
  expect(sent?.text).toBe(recipient?.text)
  expect(mail.received[0]?.text).toContain('Merhaba Adaya,')
})
