import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MemberFilters } from '#contract/communities/member-target.ts'
import { changeMembers as changeCall, listMembers as listCall } from '#contract/communities/members.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { statementsOf } from '../../tests/statements.ts'
import { waitingForLocks } from '../../tests/waiting-for-locks.ts'
import { changeMembers } from './change-members.ts'
import { addCommunity, changeCommunity, changeCommunityState } from './edit-communities.ts'
import { changeMembership, joinCommunity, leaveCommunity } from './join-community.ts'
import { listMembers } from './list-members.ts'
import { listMemberships, readMembership } from './memberships.ts'
import { listOwnCommunities, lockOwnCommunity, readOwnCommunity } from './own-communities.ts'
import { readCommunity } from './read-community.ts'

testDatabase()

const described = {
  summary: 'Bursiyerlerin buluştuğu yer',
  about: '<p>Her ay</p><script>1</script>',
  cover: null,
} as const

async function aCommunity(joinRule: 'open' | 'request' | 'invited' = 'request') {
  const company = await aCompany()
  const { companyId, caller } = company
  const made = await addCommunity(caller, { companyId, name: 'Mezunlar', language: 'tr', joinRule, ...described })
  const ids = { companyId, communityId: made.id }
  await changeCommunityState(caller, { ...ids, state: 'published' })
  const join = (person: Person, more: { shares?: ('phone' | 'place' | 'education')[]; note?: string } = {}) =>
    joinCommunity(person.caller, {
      candidateId: person.candidateId,
      communityId: made.id,
      shares: [],
      note: '',
      ...more,
    })
  const list = (asked: object = {}) => listMembers(caller, { ...ids, ...listCall.body.parse(asked) })
  const change = (asked: object) => changeMembers(caller, { ...ids, ...changeCall.body.parse(asked) })
  const members = async () => (await readOwnCommunity(caller, ids)).members
  return { company, made, ids, join, list, change, members }
}

type Person = Awaited<ReturnType<typeof aCandidate>>

const newsOf = async ({ accountId }: { accountId: string }) =>
  (await database().select().from(notifications).where(eq(notifications.accountId, accountId))).map(
    ({ event }) => event,
  )

test('a draft is visible to its organization only; a published community is public, archived ones hidden', async () => {
  const company = await aCompany()
  const { companyId, caller } = company
  const made = await addCommunity(caller, {
    companyId,
    name: 'Gönüllüler',
    language: 'tr',
    joinRule: 'open',
    ...described,
  })
  expect(made).toMatchObject({ state: 'draft', members: 0, about: '<p>Her ay</p>' })
  const communityNumber = String(made.communityNumber)
  await expect(readCommunity(caller, { communityNumber })).rejects.toThrow('communities.notFound')
  const candidate = await aCandidate()
  const joining = { candidateId: candidate.candidateId, communityId: made.id, shares: [], note: '' }
  await expect(joinCommunity(candidate.caller, joining)).rejects.toThrow('communities.notFound')
  const ids = { companyId, communityId: made.id }
  await changeCommunityState(caller, { ...ids, state: 'published' })
  expect((await readCommunity(caller, { communityNumber })).name).toBe('Gönüllüler')
  await changeCommunity(caller, { ...ids, name: 'Kıyı gönüllüleri', language: 'tr', joinRule: 'open', ...described })
  expect((await listOwnCommunities(caller, { companyId })).items).toMatchObject([{ name: 'Kıyı gönüllüleri' }])
  await changeCommunityState(caller, { ...ids, state: 'archived' })
  await expect(readCommunity(caller, { communityNumber })).rejects.toThrow('communities.notFound')
  await expect(joinCommunity(candidate.caller, joining)).rejects.toThrow('communities.archived')
})

test('an organization reaches only its own communities', async () => {
  const { ids } = await aCommunity()
  const stranger = await aCompany()
  const theirs = { companyId: stranger.companyId, communityId: ids.communityId }
  const change = { ...theirs, name: 'Bizim', language: 'tr' as const, joinRule: 'open' as const, ...described }
  await expect(readOwnCommunity(stranger.caller, theirs)).rejects.toThrow('communities.notFound')
  await expect(changeCommunity(stranger.caller, change)).rejects.toThrow('communities.notFound')
  await expect(listMembers(stranger.caller, { ...theirs, pageNumber: 1, pageSize: 50 })).rejects.toThrow(
    'communities.notFound',
  )
  const asked = { ...theirs, state: 'member' as const, candidateIds: [newId()] }
  await expect(changeMembers(stranger.caller, asked)).rejects.toThrow('communities.notFound')
})

test('a request is accepted and notified; the member mutes, leaves, and is not shown any more', async () => {
  const { company, ids, join, list, change, members } = await aCommunity('request')
  const reader = await aMember(company.companyId, { permissions: { Communities: 'ReadOnly' } })
  const person = await aCandidate({ gsm: '+905321112233' })
  const asked = await join(person, { shares: ['education', 'education', 'phone'], note: '2024 mezunuyum' })
  expect(asked).toMatchObject({ state: 'requested', shares: ['education', 'phone'], consentedAt: expect.any(String) })
  expect(await newsOf(company)).toEqual(['communityRequested'])
  expect(await newsOf(reader)).toEqual([])
  await join(await aCandidate())
  expect(await newsOf(company)).toEqual(['communityRequested'])
  expect((await list({ state: ['requested'] })).items.at(-1)).toMatchObject({
    note: '2024 mezunuyum',
    gsm: '+905321112233',
    city: null,
  })
  const { candidateId } = person
  expect(await change({ state: 'member', candidateIds: [candidateId, newId()] })).toMatchObject({
    changed: 1,
    unchanged: 1,
  })
  expect(await change({ state: 'member', candidateIds: [candidateId] })).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await members()).toBe(1)
  expect(await newsOf(person)).toEqual(['communityAccepted'])
  const own = { candidateId, communityId: ids.communityId }
  expect(await changeMembership(person.caller, { ...own, isMuted: true })).toMatchObject({ isMuted: true })
  expect((await listMemberships(person.caller, { candidateId })).items).toMatchObject([
    { state: 'member', isMuted: true },
  ])
  await leaveCommunity(person.caller, own)
  await leaveCommunity(person.caller, own)
  expect(await members()).toBe(0)
  expect((await listMemberships(person.caller, { candidateId })).items).toEqual([])
  expect((await list()).counts).toEqual({ member: 0, requested: 1, invited: 0, refused: 0, removed: 0 })
  const [row] = await database()
    .select()
    .from(communityMembers)
    .where(and(eq(communityMembers.candidateId, candidateId), eq(communityMembers.communityId, ids.communityId)))
  expect(row).toMatchObject({ state: 'left', shares: [], consentedAt: null, note: '' })
  await expect(changeMembership(person.caller, { ...own, isMuted: true })).rejects.toThrow('communities.notFound')
})

test('an open community takes all but removed candidates; one by invitation takes none', async () => {
  const { join, change, members } = await aCommunity('open')
  const person = await aCandidate()
  expect((await join(person)).state).toBe('member')
  expect((await join(person, { shares: ['place'] })).shares).toEqual(['place'])
  expect(await members()).toBe(1)
  await change({ state: 'removed', candidateIds: [person.candidateId] })
  expect(await members()).toBe(0)
  expect((await join(person)).state).toBe('requested')
  await change({ state: 'refused', candidateIds: [person.candidateId] })
  expect(await newsOf(person)).toEqual(['communityRemoved', 'communityRefused'])
  const closed = await aCommunity('invited')
  await expect(closed.join(person)).rejects.toThrow('communities.invitedOnly')
  const { membership } = await readMembership(person.caller, { candidateId: person.candidateId, ...closed.ids })
  expect(membership).toBe(null)
})

test('an earlier request cannot be accepted in an archived community', async () => {
  const { company, ids, join, change, members } = await aCommunity()
  const person = await aCandidate()
  await join(person)
  await changeCommunityState(company.caller, { ...ids, state: 'archived' })
  const asked = { candidateIds: [person.candidateId] }
  await expect(change({ ...asked, state: 'member' })).rejects.toThrow('communities.notPublished')
  expect(await members()).toBe(0)
  expect(await change({ ...asked, state: 'refused' })).toMatchObject({ changed: 1, unchanged: 0 })
})

test('accepting twice and leaving at the same time keeps the number of members right', async () => {
  const { join, change, members, ids } = await aCommunity('request')
  const one = await aCandidate()
  const people = [one, await aCandidate(), await aCandidate()]
  for (const person of people) await join(person)
  const candidateIds = people.map(({ candidateId }) => candidateId)
  await Promise.all([
    change({ state: 'member', candidateIds }),
    change({ state: 'member', candidateIds: [...candidateIds].reverse() }),
    leaveCommunity(one.caller, { candidateId: one.candidateId, communityId: ids.communityId }),
  ])
  const kept = await members()
  expect(kept).toBe(
    await database().$count(
      communityMembers,
      and(eq(communityMembers.communityId, ids.communityId), eq(communityMembers.state, 'member')),
    ),
  )
})

test('of two members who accept and refuse a request at once one decides, and only that is notified', async () => {
  const { join, change, members, ids } = await aCommunity('request')
  for (const isRefusedFirst of [true, false]) {
    const person = await aCandidate()
    await join(person)
    const before = await members()
    const candidateIds = [person.candidateId]
    const decisions = (isRefusedFirst ? ['refused', 'member'] : ['member', 'refused']) as ('refused' | 'member')[]
    const deciding = await database().transaction(async (tx) => {
      await lockOwnCommunity(tx, ids)
      const begun: ReturnType<typeof change>[] = []
      for (const state of decisions) {
        begun.push(change({ state, candidateIds }))
        await expect.poll(() => waitingForLocks()).toBe(begun.length)
      }
      return begun
    })
    const decided = await Promise.all(deciding)
    expect(decided.map(({ changed }) => changed)).toEqual([1, 0])
    expect(await newsOf(person)).toEqual([isRefusedFirst ? 'communityRefused' : 'communityAccepted'])
    expect(await members()).toBe((before ?? 0) + (isRefusedFirst ? 0 : 1))
  }
})

test('members are searched only by what they show', async () => {
  const { join, list } = await aCommunity('open')
  const [shows, hides] = await Promise.all([
    aCandidate({ name: 'Işıl', surname: 'Çağlar' }),
    aCandidate({ name: 'Deniz', surname: 'Kurt' }),
  ])
  for (const { candidateId } of [shows, hides]) {
    await database().update(candidates).set({ cityId: 34 }).where(eq(candidates.id, candidateId))
    await database()
      .insert(candidateEducations)
      .values({ id: newId(), candidateId, level: 'bachelor', schoolName: 'Köprü Üniversitesi' })
  }
  await join(shows, { shares: ['place', 'education'] })
  await join(hides)
  const named = async (asked: object) => (await list(asked)).items.map(({ name }) => name)
  expect(await named({ cityId: [34] })).toEqual(['Işıl Çağlar'])
  expect(await named({ level: ['bachelor'] })).toEqual(['Işıl Çağlar'])
  expect(await named({ search: 'ISIL cag' })).toEqual(['Işıl Çağlar'])
  expect(await named({ search: hides.email })).toEqual(['Deniz Kurt'])
  // The columns are those of the whole list, even if the members of a page show nothing.
  expect(await list({ pageSize: 1 })).toMatchObject({
    items: [{ name: 'Deniz Kurt' }],
    filled: ['email', 'education', 'city'],
  })
  expect((await list({ state: ['invited'] })).filled).toEqual([])
  expect((await list()).items).toMatchObject([
    { name: 'Deniz Kurt', city: null, level: null, university: null, email: hides.email },
    { name: 'Işıl Çağlar', city: 'İstanbul', level: 'bachelor', university: 'Köprü Üniversitesi' },
  ])
})

test('pages have no gaps, and all matches can be decided on at once', async () => {
  const { join, list, change, members } = await aCommunity('request')
  for (let at = 0; at < 5; at++) await join(await aCandidate())
  const first = await list({ state: ['requested'], pageSize: 2 })
  const second = await list({ state: ['requested'], pageSize: 2, pageNumber: 2 })
  const third = await list({ state: ['requested'], pageSize: 2, pageNumber: 3 })
  const seen = [first, second, third].flatMap(({ items }) => items.map(({ candidateId }) => candidateId))
  expect(new Set(seen).size).toBe(5)
  expect([first.total, third.items.length]).toEqual([5, 1])
  const all = { state: 'member', filters: { state: ['requested'] }, except: [seen[0]] }
  await expect(change({ ...all, expected: 5 })).rejects.toMatchObject({ code: 'acts.targetChanged' })
  const few = await statementsOf(() => change({ state: 'member', candidateIds: [seen[1]] }))
  const more = await statementsOf(() => change({ state: 'member', candidateIds: seen.slice(2) }))
  expect(more.map(({ text }) => text)).toEqual(few.map(({ text }) => text))
  expect(await change({ ...all, expected: 0 })).toMatchObject({ changed: 0, unchanged: 0 })
  expect(await members()).toBe(4)
})

test('a member who may only write can only name candidates', async () => {
  const { company, ids } = await aCommunity('request')
  const { caller } = await aMember(company.companyId, { permissions: { Communities: 'WriteOnly' } })
  const filters = MemberFilters.parse({})
  await expect(changeMembers(caller, { ...ids, state: 'member', filters, expected: 0 })).rejects.toMatchObject({
    code: 'permissions.missing',
  })
})

test('closing an account deletes its memberships and updates the number of members', async () => {
  const { join, members, ids } = await aCommunity('open')
  const person = await aCandidate()
  await join(person)
  await join(await aCandidate())
  await database().transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, person.accountId))
    if (account) await closeAccount(tx, account)
  })
  expect(await members()).toBe(1)
  expect(await database().$count(communityMembers, eq(communityMembers.candidateId, person.candidateId))).toBe(0)
  expect(await database().$count(communities, eq(communities.id, ids.communityId))).toBe(1)
})

test('joining while the account is being closed leaves no membership', async () => {
  const { join, members, ids } = await aCommunity('open')
  const person = await aCandidate()
  const [joining] = await database().transaction(async (tx) => {
    await closeAccount(tx, await lockOwnAccount(tx, person.caller))
    const begun = join(person).catch((error: unknown) => error)
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [begun]
  })
  expect(await joining).toMatchObject({ code: 'accounts.sessionEnded' })
  expect(await members()).toBe(0)
  expect(await database().$count(communityMembers, eq(communityMembers.communityId, ids.communityId))).toBe(0)
})
