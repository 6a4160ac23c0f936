import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inviteToForm as call } from '#contract/communities/form-invitations.ts'
import { listMembers as listCall } from '#contract/communities/members.ts'
import { database } from '#database/connection.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import { notifications } from '#database/schema/notifications.ts'
import { closeForm } from '#domain/forms/forms/closing/close-form.ts'
import { aCandidate, aCompany, aMember, aPublishedForm, aSubmittedApplication } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { statementsOf } from '../../tests/statements.ts'
import { aPublishedCommunity } from '../../tests/worlds/community-world.ts'
import { changeCommunityState } from './edit-communities.ts'
import { inviteToForm, listPoolForms } from './invite-to-form.ts'
import { changeMembership, leaveCommunity } from './join-community.ts'
import { listMembers } from './list-members.ts'

testDatabase()

async function aPool(count: number) {
  const company = await aCompany()
  const { ids, join } = await aPublishedCommunity(company)
  const form = await aPublishedForm(company)
  const people: Awaited<ReturnType<typeof aCandidate>>[] = []
  for (let at = 0; at < count; at++) people.push(await aCandidate({ name: `Üye${at}` }))
  for (const person of people) await join(person)
  const candidateIds = people.map(({ candidateId }) => candidateId)
  const invite = (asked: object = {}) =>
    inviteToForm(company.caller, { ...ids, ...call.body.parse({ formId: form.id, candidateIds, ...asked }) })
  const list = (asked: object, caller = company.caller) =>
    listMembers(caller, { ...ids, ...listCall.body.parse({ invitedTo: form.id, ...asked }) })
  return { company, ids, form, people, candidateIds, invite, list }
}

test('members are invited to a form once; muted members and applicants are skipped; later ones are shown', async () => {
  const { company, ids, form, people, invite, list } = await aPool(4)
  const [one, muted, applied, left] = people
  if (!one || !muted || !applied || !left) throw new Error('nobody')
  const own = { candidateId: muted.candidateId, communityId: ids.communityId }
  await changeMembership(muted.caller, { ...own, isMuted: true })
  await aSubmittedApplication(applied, form)
  expect(await invite({ dryRun: true })).toMatchObject({ changed: 2 })
  expect(await database().$count(formInvitations)).toBe(0)
  expect(await invite()).toMatchObject({
    changed: 2,
    refused: [
      { reason: 'alreadyInvited', count: 1, sample: [{ id: applied.candidateId }] },
      { reason: 'optedOut', count: 1, sample: [{ id: muted.candidateId }] },
    ],
  })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, one.accountId))
  expect(news.filter(({ event }) => event === 'communityFormInvitation')).toMatchObject([
    { address: expect.stringContaining(String(form.formIdentityNumber)), emailDue: true },
  ])
  expect(await invite()).toMatchObject({ changed: 0 })
  await aSubmittedApplication(one, form)
  expect((await list({ hasApplied: true })).items).toMatchObject([
    { candidateId: one.candidateId, invitedAt: expect.any(String), appliedAt: expect.any(String) },
  ])
  expect((await list({ hasApplied: false })).items).toMatchObject([{ candidateId: left.candidateId, appliedAt: null }])
  expect((await listPoolForms(company.caller, ids)).items).toMatchObject([
    { formId: form.id, isOpen: true, invited: 2, applied: 1 },
  ])
  await leaveCommunity(left.caller, { candidateId: left.candidateId, communityId: ids.communityId })
  expect((await listPoolForms(company.caller, ids)).items).toMatchObject([{ invited: 1, applied: 1 }])
})

test('applications of members are shown only with read access to applications', async () => {
  const { ids, form, people, invite, list } = await aPool(1)
  const [one] = people
  if (!one) throw new Error('nobody')
  await invite()
  await aSubmittedApplication(one, form)
  const { caller } = await aMember(ids.companyId, { permissions: { Communities: 'FullAccess' } })
  expect((await list({}, caller)).items).toMatchObject([{ invitedAt: expect.any(String), appliedAt: null }])
  expect((await listPoolForms(caller, ids)).items).toMatchObject([{ invited: 1, applied: null }])
  await expect(list({ hasApplied: true }, caller)).rejects.toMatchObject({ code: 'permissions.missing' })
  const target = { formId: form.id, filters: { invitedTo: form.id, hasApplied: true }, expected: 1 }
  await expect(inviteToForm(caller, { ...ids, ...call.body.parse(target) })).rejects.toMatchObject({
    code: 'permissions.missing',
  })
})

test('only a form of the organization that takes applications, from a published community', async () => {
  const { company, ids, form, invite } = await aPool(1)
  const stranger = await aCompany()
  const elsewhere = await aPublishedForm(stranger)
  await expect(invite({ formId: elsewhere.id })).rejects.toMatchObject({ code: 'forms.notFound' })
  await expect(
    inviteToForm(stranger.caller, {
      ...ids,
      companyId: stranger.companyId,
      ...call.body.parse({ formId: elsewhere.id, candidateIds: [form.id] }),
    }),
  ).rejects.toMatchObject({ code: 'communities.notFound' })
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  await expect(invite()).rejects.toMatchObject({ code: 'communities.notPublished' })
  await changeCommunityState(company.caller, { ...ids, state: 'published' })
  await closeForm(company.caller, { companyId: ids.companyId, formId: form.id })
  await expect(invite()).rejects.toMatchObject({ code: 'forms.notOpen' })
})

test('many are invited in as many statements as one, and two calls at once invite nobody twice', async () => {
  const { candidateIds, invite } = await aPool(6)
  await invite({ candidateIds: candidateIds.slice(0, 1) })
  const few = await statementsOf(() => invite({ candidateIds: candidateIds.slice(1, 2) }))
  const many = await statementsOf(() => invite({ candidateIds: candidateIds.slice(2, 4) }))
  expect(many).toEqual(few)
  const both = await Promise.all([invite(), invite()])
  expect(both.map(({ changed }) => changed).toSorted()).toEqual([0, 2])
  const told = await database().$count(notifications, eq(notifications.event, 'communityFormInvitation'))
  expect(told).toBe(await database().$count(formInvitations))
})
