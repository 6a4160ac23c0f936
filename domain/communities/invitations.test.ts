import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  inviteApplicants as applicantsCall,
  inviteParticipants as participantsCall,
} from '#contract/communities/invitations.ts'
import { database } from '#database/connection.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { manyApplications } from '../../tests/many-applications.ts'
import { allTakePart, aParticipant } from '../../tests/participants.ts'
import { statementsOf } from '../../tests/statements.ts'
import { addCommunity, changeCommunityState } from './edit-communities.ts'
import { inviteApplicants, inviteParticipants } from './invite-to-community.ts'
import { joinCommunity, leaveCommunity } from './join-community.ts'
import { listMembers } from './list-members.ts'
import { listMemberships, readMembership } from './memberships.ts'
import { readOwnCommunity } from './own-communities.ts'

const connection = testDatabase()

async function aClosedCommunity() {
  const company = await aCompany()
  const { companyId, caller } = company
  const described = { name: 'Mezunlar', summary: 'Buluşma yeri', about: '', cover: null, language: 'tr' } as const
  const { id: communityId } = await addCommunity(caller, { companyId, ...described, joinRule: 'invited' })
  const ids = { companyId, communityId }
  await changeCommunityState(caller, { ...ids, state: 'published' })
  const form = await aPublishedForm(company)
  const invite = (asked: object) => inviteParticipants(caller, { ...ids, ...participantsCall.body.parse(asked) })
  return { company, ids, form: { id: form.id, companyId }, invite }
}

test('five hundred participants are invited in as many statements as two, and none twice', async () => {
  const { company, ids, form, invite } = await aClosedCommunity()
  await manyApplications(connection.pool, form, 500, newId())
  await allTakePart(connection.pool, form.id)
  const all = { filters: {}, formId: form.id, expected: 500 }
  expect(await invite({ ...all, dryRun: true })).toEqual({ found: 500, changed: 500, known: 0, leftOut: 0 })
  await expect(invite({ ...all, expected: 499 })).rejects.toMatchObject({ code: 'acts.targetChanged' })
  const { rows } = await connection.pool.query<{ id: string }>('select id from participants where form_id = $1', [
    form.id,
  ])
  const [first = '', ...others] = rows.map(({ id }) => id)
  // The first invitation of a process also looks up the queue of notifications.
  await invite({ participantIds: [first] })
  const few = await statementsOf(() => invite({ participantIds: others.slice(0, 2) }))
  const many = await statementsOf(() => invite({ participantIds: others.slice(2) }))
  expect(many).toEqual(few)
  expect(await invite(all)).toEqual({ found: 500, changed: 0, known: 500, leftOut: 0 })
  expect(await readOwnCommunity(company.caller, ids)).toMatchObject({ invited: 500, members: 0 })
  expect(await database().$count(notifications, eq(notifications.event, 'communityInvited'))).toBe(500)
}, 60_000)

test('an invited candidate joins; one who declined is not invited again for a month', async () => {
  const { company, ids, form, invite } = await aClosedCommunity()
  const { candidate, participantId, candidateId } = await aParticipant(form)
  const own = { candidateId, communityId: ids.communityId }
  expect(await invite({ participantIds: [participantId] })).toMatchObject({ changed: 1 })
  const invited = await listMembers(company.caller, { ...ids, state: ['invited'], pageNumber: 1, pageSize: 50 })
  expect(invited.items).toMatchObject([{ candidateId, email: null, gsm: null, shares: [] }])
  await leaveCommunity(candidate.caller, own)
  expect(await invite({ participantIds: [participantId] })).toEqual({ found: 1, changed: 0, known: 0, leftOut: 1 })
  await database()
    .update(communityMembers)
    .set({ since: sql`now() - interval '31 days'` })
    .where(eq(communityMembers.candidateId, candidateId))
  expect(await invite({ participantIds: [participantId] })).toMatchObject({ changed: 1 })
  expect(await joinCommunity(candidate.caller, { ...own, shares: [], note: '' })).toMatchObject({ state: 'member' })
})

test('an invitation to an archived community is hidden until the community is back', async () => {
  const { company, ids, form, invite } = await aClosedCommunity()
  const { candidate, participantId, candidateId } = await aParticipant(form)
  const own = { candidateId, communityId: ids.communityId }
  await invite({ participantIds: [participantId] })
  const shown = async () => (await listMemberships(candidate.caller, own)).items.map(({ state }) => state)
  const change = (state: 'archived' | 'published') => changeCommunityState(company.caller, { ...ids, state })
  expect(await shown()).toEqual(['invited'])
  await change('archived')
  expect(await shown()).toEqual([])
  await expect(readMembership(candidate.caller, own)).rejects.toMatchObject({ code: 'communities.notFound' })
  await change('published')
  expect(await shown()).toEqual(['invited'])
  await joinCommunity(candidate.caller, { ...own, shares: [], note: '' })
  await change('archived')
  expect(await shown()).toEqual(['member'])
})

test('applicants of a form are invited with read access to applications, and to no draft community', async () => {
  const { company, ids, form } = await aClosedCommunity()
  const { appId } = await aParticipant(form)
  const asked = { ...ids, formId: form.id, ...applicantsCall.body.parse({ applicationIds: [appId] }) }
  const { caller } = await aMember(ids.companyId, { permissions: { Communities: 'FullAccess' } })
  await expect(inviteApplicants(caller, asked)).rejects.toMatchObject({ code: 'permissions.missing' })
  const stranger = await aCompany()
  const elsewhere = { ...asked, companyId: stranger.companyId }
  await expect(inviteApplicants(stranger.caller, elsewhere)).rejects.toMatchObject({ code: 'communities.notFound' })
  expect(await inviteApplicants(company.caller, asked)).toEqual({ found: 1, changed: 1, known: 0, leftOut: 0 })
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  await expect(inviteApplicants(company.caller, asked)).rejects.toMatchObject({ code: 'communities.notPublished' })
})
