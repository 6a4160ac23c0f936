import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeMemberTags as tagCall } from '#contract/communities/member-tags.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { memberRemovals } from '#database/schema/communities/member-removals.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { aCandidate, aCompany } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { statementsOf } from '../../tests/statements.ts'
import { waitingForLocks } from '../../tests/waiting-for-locks.ts'
import { aPublishedCommunity } from '../../tests/worlds/community-world.ts'
import { changeMemberTags } from './change-member-tags.ts'
import { changeMembers } from './change-members.ts'
import { changeMembership, leaveCommunity } from './join-community.ts'
import { lockOwnCommunity } from './own-communities.ts'
import { forgetRemovals, undoRemoval } from './removals.ts'

const connection = testDatabase()

type Person = Awaited<ReturnType<typeof aCandidate>>

async function aWorld() {
  const company = await aCompany()
  const { caller, companyId } = company
  const { ids, join } = await aPublishedCommunity(company)
  const { id: tagId } = await createTag(caller, { companyId, name: 'Mentor', colour: 'red' })
  async function aMember() {
    const person = await aCandidate()
    await join(person, ['phone', 'education'])
    const own = { candidateId: person.candidateId, communityId: ids.communityId }
    await changeMembership(person.caller, { ...own, isMuted: true })
    await changeMemberTags(caller, {
      ...ids,
      ...tagCall.body.parse({ candidateIds: [person.candidateId], add: [tagId] }),
    })
    return person
  }
  const remove = async (...people: Person[]) => {
    const candidateIds = people.map(({ candidateId }) => candidateId)
    return (await changeMembers(caller, { ...ids, state: 'removed', candidateIds })).removalId ?? ''
  }
  const undo = (removalId: string) => undoRemoval(caller, { ...ids, removalId })
  const rows = async () => ({
    members: await database()
      .select()
      .from(communityMembers)
      .where(eq(communityMembers.communityId, ids.communityId))
      .orderBy(communityMembers.candidateId),
    tags: await database().select().from(memberTags).where(eq(memberTags.communityId, ids.communityId)),
    count: (await database().select().from(communities).where(eq(communities.id, ids.communityId)))[0]?.members,
  })
  return { company, caller, ids, join, aMember, remove, undo, rows }
}

const newsOf = ({ accountId }: Person) =>
  database().select().from(notifications).where(eq(notifications.accountId, accountId))

test('undoing a removal restores the membership exactly, once, without notifying the member', async () => {
  const { aMember, remove, undo, rows } = await aWorld()
  const people = [await aMember(), await aMember(), await aMember()] as const
  const before = await rows()
  expect(before).toMatchObject({
    count: 3,
    members: people.map(() => ({ muted: true, shares: ['phone', 'education'] })),
  })
  const removalId = await remove(people[0], people[1])
  expect(await rows()).toMatchObject({ count: 1 })
  expect(await newsOf(people[0])).toHaveLength(1)
  for (const _ of ['once', 'twice']) expect(await undo(removalId)).toEqual({ changed: 2, kept: 0 })
  const after = await rows()
  expect({ ...after, tags: new Set(after.tags.map(({ candidateId }) => candidateId)) }).toEqual({
    ...before,
    tags: new Set(before.tags.map(({ candidateId }) => candidateId)),
  })
  for (const person of people) expect(await newsOf(person)).toEqual([])
})

test('a withdrawn invitation is open again after an undo', async () => {
  const { ids, caller, remove, undo, rows } = await aWorld()
  const invited = await aCandidate()
  const { candidateId } = invited
  await database().insert(communityMembers).values({ communityId: ids.communityId, candidateId, state: 'invited' })
  const before = await rows()
  const removalId = await remove(invited)
  expect((await rows()).members).toEqual([])
  expect(await undo(removalId)).toEqual({ changed: 1, kept: 0 })
  expect(await rows()).toEqual(before)
  const refused = await changeMembers(caller, { ...ids, state: 'refused', candidateIds: [candidateId] })
  expect(refused).toEqual({ changed: 0, unchanged: 1, removalId: null })
})

test('candidates who asked to join again, or read of the removal, keep their current state', async () => {
  const { aMember, join, remove, undo, rows } = await aWorld()
  const [eager, calm] = [await aMember(), await aMember()]
  const removalId = await remove(eager, calm)
  await join(eager)
  await database().update(notifications).set({ readAt: new Date() }).where(eq(notifications.accountId, calm.accountId))
  expect(await undo(removalId)).toEqual({ changed: 1, kept: 1 })
  expect(await rows()).toMatchObject({ count: 1 })
  const states = (await rows()).members.map(({ candidateId, state }) => [candidateId, state])
  expect(Object.fromEntries(states)).toEqual({ [eager.candidateId]: 'requested', [calm.candidateId]: 'member' })
  expect([await newsOf(calm), await newsOf(eager)].map((news) => news.length)).toEqual([1, 1])
})

test('after ten minutes an undo is refused; other organizations and closed accounts find nothing', async () => {
  const { aMember, remove, undo, rows, ids } = await aWorld()
  const [late, gone] = [await aMember(), await aMember()]
  const stranger = await aCompany()
  const removalId = await remove(late, gone)
  await expect(undoRemoval(stranger.caller, { ...ids, companyId: stranger.companyId, removalId })).rejects.toThrow(
    'communities.notFound',
  )
  await database().transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, gone.accountId))
    if (account) await closeAccount(tx, account)
  })
  expect(await undo(removalId)).toEqual({ changed: 1, kept: 0 })
  const again = await remove(late)
  await forgetRemovals()
  const kept = () => database().$count(memberRemovals, eq(memberRemovals.communityId, ids.communityId))
  expect(await kept()).toBe(2)
  await database().update(memberRemovals).set({ removedAt: sql`now() - interval '11 minutes'` })
  await expect(undo(again)).rejects.toMatchObject({ code: 'communities.removalOver' })
  await forgetRemovals()
  expect(await kept()).toBe(0)
  expect(await rows()).toMatchObject({ count: 0, tags: [] })
})

test('undoing the first of two removals restores no member who was removed again, left or declined since', async () => {
  const { ids, caller, join, aMember, remove, undo, rows } = await aWorld()
  const [twice, leaver, invited] = [await aMember(), await aMember(), await aCandidate()]
  const { communityId } = ids
  const { candidateId } = invited
  await database().insert(communityMembers).values({ communityId, candidateId, state: 'invited' })
  const first = await remove(twice, leaver, invited)
  const accept = (person: Person) =>
    changeMembers(caller, { ...ids, state: 'member', candidateIds: [person.candidateId] })
  for (const person of [twice, leaver]) {
    await join(person)
    await accept(person)
  }
  await leaveCommunity(leaver.caller, { candidateId: leaver.candidateId, communityId })
  await database().insert(communityMembers).values({ communityId, candidateId, state: 'invited' })
  await leaveCommunity(invited.caller, { candidateId, communityId })
  const second = await remove(twice)
  const stateOf = async (person: Person) =>
    (await rows()).members.find((member) => member.candidateId === person.candidateId)?.state
  const states = async () => [await stateOf(twice), await stateOf(leaver), await stateOf(invited)]
  expect(await undo(first)).toEqual({ changed: 0, kept: 3 })
  expect(await states()).toEqual(['removed', 'left', 'declined'])
  expect(await undo(second)).toEqual({ changed: 1, kept: 0 })
  // Repeating the undo gives the same answer.
  expect(await undo(first)).toEqual({ changed: 0, kept: 3 })
  expect(await states()).toEqual(['member', 'left', 'declined'])
  expect(await rows()).toMatchObject({ count: 1 })
})

test('restoring a member while they close the account leaves no membership', async () => {
  const { aMember, remove, undo, rows, ids } = await aWorld()
  for (const isClosedFirst of [true, false]) {
    const [stays, goes] = [await aMember(), await aMember()]
    const removalId = await remove(stays, goes)
    const close = () => database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, goes.caller)))
    const begin = isClosedFirst ? [close, () => undo(removalId)] : [() => undo(removalId), close]
    const underWay = await database().transaction(async (tx) => {
      await lockOwnCommunity(tx, ids)
      const begun: Promise<unknown>[] = []
      for (const act of begin) {
        begun.push(act())
        await expect.poll(() => waitingForLocks()).toBe(begun.length)
      }
      return begun
    })
    await Promise.all(underWay)
    const left = (await rows()).members.map(({ candidateId }) => candidateId)
    expect([left.includes(stays.candidateId), left.includes(goes.candidateId)]).toEqual([true, false])
    expect(await rows()).toMatchObject({ count: left.length })
  }
})

test('many are restored in as many statements as one', async () => {
  const { aMember, remove, undo } = await aWorld()
  const [one, ...others] = [await aMember(), await aMember(), await aMember(), await aMember()]
  const [first, second] = [await remove(one), await remove(...others)]
  const alone = await statementsOf(() => undo(first))
  expect((await statementsOf(() => undo(second))).length).toBe(alone.length)
})

/** How many rows of these tables were read so far. */
async function rowsRead() {
  const { rows } = await connection.pool.query<{ count: string }>(`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as count from pg_stat_user_tables
    where relname in ('member_removals', 'community_members', 'notifications', 'candidates', 'accounts')`)
  return Number(rows[0]?.count)
}

test('thousands are restored at once, even before the new rows are in the planner’s statistics', async () => {
  const { aMember, remove, undo, caller, ids, rows } = await aWorld()
  await undo(await remove(await aMember()))
  await connection.pool.query(
    `with people as (
       insert into accounts (id, kind, email, name, surname)
       select new_id(), 'Candidate', 'cok-' || at || '@kopru.test', 'Üye', 'Çağlar' from generate_series(1, 4000) as at
       returning id),
     joined as (insert into candidates (id, account_id) select new_id(), id from people returning id)
     insert into community_members (community_id, candidate_id, state, shares)
     select $1, id, 'member', '{phone}' from joined`,
    [ids.communityId],
  )
  await connection.pool.query('update communities set members = 4001 where id = $1', [ids.communityId])
  await connection.pool.query(
    `insert into notifications (id, account_id, event, values, address, kind)
     select new_id(), id, 'applicationReceived', '{}', '/', 'applications' from accounts where kind = 'Candidate' limit 200`,
  )
  await connection.pool.query('analyze')
  const told = () => database().$count(notifications, eq(notifications.event, 'communityRemoved'))
  const before = await told()
  const everybody = { filters: { state: ['member' as const] }, expected: 4001 }
  const { removalId } = await changeMembers(caller, { ...ids, state: 'removed', ...everybody })
  const readBefore = await rowsRead()
  expect(await undo(removalId ?? '')).toEqual({ changed: 4001, kept: 0 })
  // PostgreSQL updates these counters with a delay.
  await expect.poll(async () => (await rowsRead()) - readBefore, { timeout: 20_000 }).toBeGreaterThan(8000)
  expect((await rowsRead()) - readBefore).toBeLessThan(1_000_000)
  const after = await rows()
  expect([after.count, after.members.filter(({ state }) => state === 'member').length]).toEqual([4001, 4001])
  expect(await told()).toBe(before)
})
