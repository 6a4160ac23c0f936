import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inviteByEmail as call } from '#contract/communities/email-invitations.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, password } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { statementsOf } from '../../tests/statements.ts'
import { waitingForLocks } from '../../tests/waiting-for-locks.ts'
import { aPublishedCommunity } from '../../tests/worlds/community-world.ts'
import { claimInvitations } from './claim-invitations.ts'
import { changeCommunityState } from './edit-communities.ts'
import { inviteByEmail, listEmailInvitations, sweepInvitations, takeBackEmailInvitation } from './email-invitations.ts'
import { joinCommunity, leaveCommunity } from './join-community.ts'
import { listMembers } from './list-members.ts'
import { listMemberships, readMembership } from './memberships.ts'
import { readOwnCommunity } from './own-communities.ts'

testDatabase()

async function aClosedCommunity(company?: Awaited<ReturnType<typeof aCompany>>) {
  const owner = company ?? (await aCompany())
  const { ids } = await aPublishedCommunity(owner, 'invited')
  const invite = (...emails: string[]) => inviteByEmail(owner.caller, { ...ids, ...call.body.parse({ emails }) })
  const page = { ...ids, pageNumber: 1, pageSize: 50 }
  const open = async () => (await listEmailInvitations(owner.caller, page)).items.map(({ email }) => email)
  const list = () => listMembers(owner.caller, page)
  return { company: owner, ids, invite, open, list }
}

const sentTo = async (email: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, email))).map(({ text }) => text)

test('candidates are notified, other addresses get an e-mail; the organization cannot tell them apart', async () => {
  const { company, ids, invite, open, list } = await aClosedCommunity()
  const person = await aCandidate({ name: 'Gizli' })
  expect(await invite(person.email, ' YENI@ornek.test', 'yeni@ornek.test')).toEqual({
    changed: 2,
    known: 0,
    leftOut: 0,
  })
  expect((await open()).toSorted()).toEqual([person.email, 'yeni@ornek.test'].toSorted())
  expect(await list()).toMatchObject({ items: [], total: 0, counts: { invited: 0 } })
  expect(await readOwnCommunity(company.caller, ids)).toMatchObject({ invited: 0 })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, person.accountId))
  expect(news.map(({ event }) => event)).toEqual(['communityInvited'])
  expect(await sentTo(person.email)).toEqual([])
  const [mail] = await sentTo('yeni@ornek.test')
  expect(mail).toContain(
    `/student-register?to=${encodeURIComponent(`/student-dashboard/communities/${ids.communityId}`)}`,
  )
  expect(await invite(person.email, 'yeni@ornek.test')).toEqual({ changed: 0, known: 2, leftOut: 0 })

  const own = { candidateId: person.candidateId, communityId: ids.communityId }
  expect(await joinCommunity(person.caller, { ...own, shares: [], note: '' })).toMatchObject({ state: 'member' })
  expect(await open()).toEqual(['yeni@ornek.test'])
  expect(await list()).toMatchObject({ items: [{ email: person.email }] })
})

test('a candidate who signs up with an invited address is invited once it is verified', async () => {
  const { ids, invite } = await aClosedCommunity()
  await invite('sonra@ornek.test')
  const person = await aCandidate({ email: 'sonra@ornek.test', emailVerifiedAt: null })
  const own = { candidateId: person.candidateId, communityId: ids.communityId }
  expect((await listMemberships(person.caller, own)).items).toEqual([])
  await expect(joinCommunity(person.caller, { ...own, shares: [], note: '' })).rejects.toMatchObject({
    code: 'communities.invitedOnly',
  })
  await database().update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, person.accountId))
  expect(await readMembership(person.caller, own)).toMatchObject({ membership: { state: 'invited' } })
  expect((await listMemberships(person.caller, own)).items).toMatchObject([{ state: 'invited' }])
  // A candidate who declines is not invited again on reading, and the organization is not told.
  await leaveCommunity(person.caller, own)
  expect((await listMemberships(person.caller, own)).items).toEqual([])
  expect(await invite('sonra@ornek.test')).toEqual({ changed: 0, known: 1, leftOut: 0 })
})

test('a candidate who signs up is not invited to an archived community until it is back', async () => {
  const { company, ids, invite } = await aClosedCommunity()
  await invite('gec@ornek.test')
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  const person = await aCandidate({ email: 'gec@ornek.test' })
  const own = { candidateId: person.candidateId, communityId: ids.communityId }
  expect((await listMemberships(person.caller, own)).items).toEqual([])
  await expect(readMembership(person.caller, own)).rejects.toMatchObject({ code: 'communities.notFound' })
  await changeCommunityState(company.caller, { ...ids, state: 'published' })
  expect((await listMemberships(person.caller, own)).items).toMatchObject([{ state: 'invited' }])
})

test('withdrawing an invitation affects this community only; archived communities invite nobody', async () => {
  const { company, ids, invite, open } = await aClosedCommunity()
  const person = await aCandidate()
  await invite(person.email)
  const page = { ...ids, pageNumber: 1, pageSize: 50 }
  const [invitation] = (await listEmailInvitations(company.caller, page)).items
  const invitationId = invitation?.id ?? ''
  const stranger = await aClosedCommunity()
  await expect(
    takeBackEmailInvitation(stranger.company.caller, { ...stranger.ids, invitationId }),
  ).rejects.toMatchObject({ code: 'communities.invitationNotFound' })
  await takeBackEmailInvitation(company.caller, { ...ids, invitationId })
  expect(await open()).toEqual([])
  expect(await database().$count(communityMembers, eq(communityMembers.candidateId, person.candidateId))).toBe(0)
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  await expect(invite('x@ornek.test')).rejects.toMatchObject({ code: 'communities.notPublished' })
})

test('invitations are limited per day and per address, and old addresses are deleted', async () => {
  const { company, ids, invite, open } = await aClosedCommunity()
  const few = await statementsOf(() => invite('a1@ornek.test', 'a2@ornek.test'))
  const many = await statementsOf(() => invite(...Array.from({ length: 300 }, (_, at) => `b${at}@ornek.test`)))
  expect(many).toEqual(few)
  await invite(...Array.from({ length: 500 }, (_, at) => `c${at}@ornek.test`))
  await expect(invite(...Array.from({ length: 300 }, (_, at) => `d${at}@ornek.test`))).rejects.toMatchObject({
    code: 'communities.tooManyInvited',
    values: { most: 1000, left: 198 },
  })
  const tired = 'yorgun@ornek.test'
  for (let at = 0; at < 3; at++) expect(await (await aClosedCommunity()).invite(tired)).toMatchObject({ changed: 1 })
  expect(await invite(tired)).toEqual({ changed: 0, known: 0, leftOut: 1 })
  await database()
    .update(emailInvitations)
    .set({ invitedAt: sql`now() - interval '91 days'` })
    .where(eq(emailInvitations.communityId, ids.communityId))
  expect(await open()).toEqual([])
  await sweepInvitations()
  expect(await database().$count(emailInvitations, eq(emailInvitations.communityId, ids.communityId))).toBe(0)
  expect(company.companyId).toBe(ids.companyId)
})

test('withdrawing an invitation and adding the address again evades no limit', async () => {
  const { company, ids, invite } = await aClosedCommunity()
  const takeBackAll = async () => {
    const { items } = await listEmailInvitations(company.caller, { ...ids, pageNumber: 1, pageSize: 500 })
    for (const { id } of items) await takeBackEmailInvitation(company.caller, { ...ids, invitationId: id })
  }
  const person = await aCandidate()
  for (let at = 0; at < 3; at++) {
    expect(await invite('yine@ornek.test', person.email)).toMatchObject({ changed: 2 })
    await takeBackAll()
  }
  expect(await invite('yine@ornek.test', person.email)).toEqual({ changed: 0, known: 0, leftOut: 2 })
  expect(await sentTo('yine@ornek.test')).toHaveLength(3)
  for (const letter of ['a', 'b']) {
    await invite(...Array.from({ length: 490 }, (_, at) => `${letter}${at}@ornek.test`))
    await database().delete(emailInvitations).where(eq(emailInvitations.communityId, ids.communityId))
  }
  await expect(invite(...Array.from({ length: 15 }, (_, at) => `c${at}@ornek.test`))).rejects.toMatchObject({
    code: 'communities.tooManyInvited',
    values: { most: 1000, left: 14 },
  })
  // Refused invitations do not count towards the limit.
  expect(await invite(...Array.from({ length: 14 }, (_, at) => `c${at}@ornek.test`))).toMatchObject({ changed: 14 })
})

test('an address invited by two members at once is invited once', async () => {
  const { invite, open } = await aClosedCommunity()
  const person = await aCandidate()
  const both = await Promise.all([invite(person.email), invite(person.email)])
  expect(both.map(({ changed }) => changed).toSorted()).toEqual([0, 1])
  expect(await open()).toEqual([person.email])
  const told = await database().$count(notifications, eq(notifications.accountId, person.accountId))
  expect(told).toBe(1)
})

test('accepting an invitation while the account is being closed leaves no membership', async () => {
  const company = await aCompany()
  const { ids } = await aPublishedCommunity(company, 'invited')
  const person = await aCandidate()
  await database()
    .insert(emailInvitations)
    .values({ id: newId(), communityId: ids.communityId, email: person.email, invitedBy: company.accountId })
  const [closing] = await database().transaction(async (tx) => {
    expect(await claimInvitations(tx, { candidateId: person.candidateId })).toHaveLength(1)
    const begun = deleteAccount(person.caller, { email: person.email, pwd: password })
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [begun]
  })
  await closing
  expect(await database().$count(communityMembers, eq(communityMembers.candidateId, person.candidateId))).toBe(0)
  expect(await database().$count(emailInvitations, eq(emailInvitations.communityId, ids.communityId))).toBe(0)
})
