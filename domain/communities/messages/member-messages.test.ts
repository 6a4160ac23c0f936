import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { previewToMembers as previewCall, sendToMembers as sendCall } from '#contract/communities/member-messages.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { listCreditEntries } from '#domain/credits/subscriptions/list-credit-entries.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'
import { addMessageTemplate } from '#domain/review/message-templates/change-template.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember } from '../../../tests/builders.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { aPublishedCommunity } from '../../../tests/worlds/community-world.ts'
import { mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { changeCommunityState } from '../edit-communities.ts'
import { changeMembership, leaveCommunity } from '../join-community.ts'
import { listCommunityMessages } from './list-community-messages.ts'
import * as outbox from './member-mailings.ts'
import { previewToMembers, sendToMembers } from './send-to-members.ts'

const { company, mail, gateway, release, creditsLeft } = mailingWorld()

const greeting = { subject: 'Haber', text: 'Merhaba {{name}}, {{community}} seni çağırıyor.' }

/** A community with some members, and ways to write to them. */
async function aCommunityWith(count: number) {
  const { ids, join } = await aPublishedCommunity(company)
  const people: Awaited<ReturnType<typeof aCandidate>>[] = []
  for (let at = 0; at < count; at++) people.push(await aCandidate({ name: `Üye${'abcdefghij'[at] ?? ''}` }))
  for (const person of people) await join(person)
  const candidateIds = people.map(({ candidateId }) => candidateId)
  const write = (body: object = {}) =>
    sendToMembers(company.caller, { ...ids, ...sendCall.body.parse({ candidateIds, ...greeting, ...body }) })
  const read = async ({ caller, candidateId }: (typeof people)[number]) =>
    (
      await listCommunityMessages(caller, {
        candidateId,
        communityId: ids.communityId,
        pageNumber: 1,
        pageSize: 20,
      })
    ).items
  return { ids, join, people, candidateIds, write, read }
}

const close = ({ accountId }: { readonly accountId: string }) =>
  database().transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
    if (account) await closeAccount(tx, account)
  })

test('a message to members is held, then shown in the community and e-mailed, once and paid for', async () => {
  const { ids, people, write, read } = await aCommunityWith(2)
  const [one] = people
  if (!one) throw new Error('nobody')
  const before = await creditsLeft()
  const answer = await write()
  expect(answer).toMatchObject({ changed: 2, credits: 2, refused: [], reached: { inApp: 2, email: 2, sms: 0 } })
  expect(await creditsLeft()).toBe(before - 2)
  const { companyId } = company
  const ledger = await listCreditEntries(company.caller, { companyId, pageNumber: 1, pageSize: 1 })
  expect(ledger.items).toMatchObject([{ amount: -2, why: 'messages', about: { kind: 'mailing', title: 'Mezunlar' } }])
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(await read(one)).toEqual([])

  await release(answer.mailingId)
  expect(await read(one)).toMatchObject([{ subject: 'Haber', text: 'Merhaba Üyea, Mezunlar seni çağırıyor.' }])
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Haber', 'Haber'])
  expect(mail.received[0]?.text).toContain(`/student-dashboard/communities/${ids.communityId}`)
  const news = await database().select().from(notifications).where(eq(notifications.accountId, one.accountId))
  expect(news.filter(({ event }) => event === 'communityMessage')).toMatchObject([
    { kind: 'messages', address: `/student-dashboard/communities/${ids.communityId}`, emailDue: false },
  ])
  const page = { ...ids, pageNumber: 1, pageSize: 20 }
  const { items } = await outbox.listMemberMailings(company.caller, page)
  expect(items).toMatchObject([
    { state: 'done', recipients: 2, credits: 2, first: { name: expect.stringContaining('Üyea') } },
  ])
  await deliverMailing({ mailingId: answer.mailingId ?? '' })
  expect(mail.received).toHaveLength(2)
  await leaveCommunity(one.caller, { candidateId: one.candidateId, communityId: ids.communityId })
  await expect(read(one)).rejects.toMatchObject({ code: 'communities.notFound' })
  const left = await outbox.listMemberDeliveries(company.caller, { ...page, mailingId: answer.mailingId ?? '' })
  expect(left.items.find(({ name }) => name === '')).toMatchObject({ text: 'Merhaba , Mezunlar seni çağırıyor.' })
})

test('muting, a hidden number and turned-off messages are respected, also after it was written', async () => {
  const { ids, join, people, write, read } = await aCommunityWith(3)
  const [muted, shown, hidden] = people
  if (!muted || !shown || !hidden) throw new Error('nobody')
  await database().update(accounts).set({ gsm: '+905321112233', gsmVerifiedAt: new Date() })
  await join(shown, ['phone'])
  const own = ({ candidateId }: typeof muted) => ({ candidateId, communityId: ids.communityId })
  await changeMembership(muted.caller, { ...own(muted), isMuted: true })
  const answer = await write({ channels: ['inApp', 'email', 'sms'] })
  expect(answer).toMatchObject({ changed: 3, credits: 3, reached: { inApp: 3, email: 2, sms: 1 } })
  expect(answer.unreached.map(({ channel, reason, count }) => [channel, reason, count])).toEqual([
    ['email', 'optedOut', 1],
    ['sms', 'notShared', 2],
  ])
  // By e-mail only: the muted member is refused and named.
  expect(await write({ channels: ['email'], dryRun: true })).toMatchObject({
    changed: 2,
    refused: [{ reason: 'optedOut', count: 1, sample: [{ id: muted.candidateId }] }],
  })
  // They change their settings while it is held, so its credits are returned.
  const before = await creditsLeft()
  await join(shown, [])
  await changeMembership(hidden.caller, { ...own(hidden), isMuted: true })
  await release(answer.mailingId)
  expect(mail.received).toHaveLength(1)
  expect(gateway.received).toHaveLength(0)
  expect(await creditsLeft()).toBe(before + 2)
  expect(await read(muted)).toHaveLength(1)
  const news = await database().select().from(notifications).where(eq(notifications.accountId, muted.accountId))
  expect(news.filter(({ event }) => event === 'communityMessage')).toEqual([])
})

test('members who leave or close the account before delivery get nothing, and the credit is returned', async () => {
  const { ids, people, candidateIds, write } = await aCommunityWith(3)
  const [left, closed] = people
  if (!left || !closed) throw new Error('nobody')
  const stranger = await aCandidate()
  const answer = await write({ candidateIds: [...candidateIds, stranger.candidateId, newId()] })
  expect(answer).toMatchObject({ changed: 3, refused: [{ reason: 'notFound', count: 2 }] })
  const before = await creditsLeft()
  await leaveCommunity(left.caller, { candidateId: left.candidateId, communityId: ids.communityId })
  await close(closed)
  await release(answer.mailingId)
  expect(mail.received).toHaveLength(1)
  expect(await creditsLeft()).toBe(before + 2)
  const mailingIds = { ...ids, mailingId: answer.mailingId ?? '' }
  expect(await outbox.readMemberMailing(company.caller, mailingIds)).toMatchObject({
    state: 'done',
    creditsReturned: 2,
    numbers: { shown: 1, sent: 1, dropped: 2 },
  })
  const withClosed = eq(deliveries.candidateId, closed.candidateId)
  expect(await database().$count(deliveries, withClosed)).toBe(0)
  for (const [pageNumber, pageSize, count] of [
    [1, 20, 2],
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 0],
  ] as const) {
    const page = await outbox.listMemberDeliveries(company.caller, { ...mailingIds, pageNumber, pageSize })
    expect([page.items.length, page.total]).toEqual([count, 2])
  }
  // Closing the account later deletes the messages.
  const [, , last] = people
  if (last) await close(last)
  expect(await database().$count(communityMessages, eq(communityMessages.mailingId, mailingIds.mailingId))).toBe(0)
})

test('closing the account while the message is delivered leaves nothing behind', async () => {
  const { ids, people, write } = await aCommunityWith(2)
  const [person, left] = people
  if (!person || !left) throw new Error('nobody')
  const mailingId = (await write()).mailingId ?? ''
  await leaveCommunity(left.caller, { candidateId: left.candidateId, communityId: ids.communityId })
  const under = await database().transaction(async (tx) => {
    // Returning the credit of the member who left waits for this lock, in the transaction that delivers to the others.
    await tx.select().from(subscriptions).where(eq(subscriptions.companyId, company.companyId)).for('update')
    const sending = release(mailingId)
    await expect.poll(() => waitingForLocks()).toBe(1)
    let isClosed = false
    const closing = close(person).then(() => {
      isClosed = true
    })
    await expect.poll(async () => isClosed || (await waitingForLocks()) === 2).toBe(true)
    return [sending, closing]
  })
  await Promise.all(under)
  expect(await database().$count(communityMessages, eq(communityMessages.mailingId, mailingId))).toBe(0)
  expect(await database().$count(notifications, eq(notifications.accountId, person.accountId))).toBe(0)
  expect(await database().$count(deliveries, eq(deliveries.candidateId, person.candidateId))).toBe(0)
})

test('it is called back, paused and stopped like every mailing, with the grant, for this community', async () => {
  const { ids, people, write } = await aCommunityWith(2)
  const before = await creditsLeft()
  const answer = await write()
  const mailingIds = { ...ids, mailingId: answer.mailingId ?? '' }
  const other = await aPublishedCommunity(company, 'open', 'Başka')
  const stranger = await aCompany()
  await expect(
    outbox.callBackMemberMailing(company.caller, { ...mailingIds, communityId: other.ids.communityId }),
  ).rejects.toMatchObject({ code: 'mailings.notFound' })
  await expect(
    outbox.stopMemberMailing(stranger.caller, { ...mailingIds, companyId: stranger.companyId }),
  ).rejects.toMatchObject({ code: 'communities.notFound' })
  expect(await outbox.callBackMemberMailing(company.caller, mailingIds)).toMatchObject({
    state: 'calledBack',
    creditsReturned: 2,
  })
  expect(await creditsLeft()).toBe(before)
  await release(answer.mailingId)
  expect(mail.received).toEqual([])
  const { caller } = await aMember(ids.companyId, { permissions: { Communities: 'WriteOnly' } })
  const all = sendCall.body.parse({ filters: { state: ['member'] }, expected: 2, ...greeting })
  await expect(sendToMembers(caller, { ...ids, ...all })).rejects.toMatchObject({ code: 'permissions.missing' })
  await expect(sendToMembers(company.caller, { ...ids, ...all, expected: 1 })).rejects.toMatchObject({
    code: 'acts.targetChanged',
  })
  expect(await sendToMembers(company.caller, { ...ids, ...all })).toMatchObject({ changed: 2 })
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  await expect(write()).rejects.toMatchObject({ code: 'communities.notPublished' })
  const preview = previewCall.body.parse({ candidateIds: [people[1]?.candidateId], ...greeting })
  expect(await previewToMembers(company.caller, { ...ids, ...preview })).toMatchObject({
    total: 1,
    recipient: { text: 'Merhaba Üyeb, Mezunlar seni çağırıyor.', email: true, sms: false },
  })
})

test('archiving a community ends its unsent mailings and returns their credits', async () => {
  const { ids, people, write, read } = await aCommunityWith(2)
  const before = await creditsLeft()
  const [held, paused, done] = [await write(), await write(), await write()]
  await release(done.mailingId)
  await database()
    .update(mailings)
    .set({ state: 'paused' })
    .where(eq(mailings.id, paused.mailingId ?? ''))
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  expect(await creditsLeft()).toBe(before - 2)
  await changeCommunityState(company.caller, { ...ids, state: 'published' })
  for (const { mailingId } of [held, paused, done]) await release(mailingId)
  expect(mail.received).toHaveLength(2)
  for (const person of people) expect(await read(person)).toHaveLength(1)
  const stateOf = async ({ mailingId }: typeof held) =>
    (await outbox.readMemberMailing(company.caller, { ...ids, mailingId: mailingId ?? '' })).state
  expect([await stateOf(held), await stateOf(paused), await stateOf(done)]).toEqual(['calledBack', 'stopped', 'done'])
  expect(await creditsLeft()).toBe(before - 2)
})

test('placeholders of applications are refused, in texts and templates', async () => {
  const { write } = await aCommunityWith(1)
  expect(
    sendCall.body.safeParse({ candidateIds: [newId()], subject: 'a', text: 'Durumun: {{status}}' }).error?.issues,
  ).toMatchObject([{ path: ['text'], message: 'fields.messageUnknownField' }])
  const texts = { tr: { subject: 'Haber', text: 'Durumun: {{status}}', sms: '' } }
  const { companyId } = company
  const { id } = await addMessageTemplate(company.caller, { companyId, name: 'Durum', texts })
  await expect(write({ subject: undefined, text: undefined, templateId: id })).rejects.toMatchObject({
    code: 'messageTemplates.otherFields',
  })
})

test('without credits nothing is written; hundreds take as many statements as two', async () => {
  const { ids, candidateIds, write } = await aCommunityWith(4)
  const few = await statementsOf(() => write({ candidateIds: candidateIds.slice(0, 2) }))
  const many = await statementsOf(() => write())
  expect(many).toEqual(few)
  await expect(
    (async () => {
      for (let at = 0; at < 200; at++) await write()
    })(),
  ).rejects.toMatchObject({ code: 'credits.exhausted' })
  const written = await database().$count(mailings, eq(mailings.communityId, ids.communityId))
  const held = await database().$count(
    database()
      .select({ id: deliveries.id })
      .from(deliveries)
      .innerJoin(mailings, eq(mailings.id, deliveries.mailingId))
      .where(eq(mailings.communityId, ids.communityId))
      .as('held'),
  )
  expect(held).toBe((written - 1) * 4 + 2)
})
