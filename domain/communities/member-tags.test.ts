import { expect, test } from 'vitest'
import { changeMemberTags as call } from '#contract/communities/member-tags.ts'
import { changeMembers as changeCall, listMembers as listCall } from '#contract/communities/members.ts'
import { database } from '#database/connection.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { aCandidate, aCompany } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { aPublishedCommunity } from '../../tests/worlds/community-world.ts'
import { changeMemberTags } from './change-member-tags.ts'
import { changeMembers } from './change-members.ts'
import { leaveCommunity } from './join-community.ts'
import { listMembers } from './list-members.ts'

testDatabase()

test('members are tagged and filtered by tags, many at once; tags are deleted with the membership', async () => {
  const company = await aCompany()
  const { companyId, caller } = company
  const { ids, join } = await aPublishedCommunity(company)
  const people = [await aCandidate(), await aCandidate(), await aCandidate()]
  for (const person of people) await join(person)
  const [one, two, three] = people
  if (!one || !two || !three) throw new Error('nobody')
  const tag = await createTag(caller, { companyId, name: 'Mentor', colour: 'blue' })
  const other = await createTag(caller, { companyId, name: 'Konuşmacı', colour: 'red' })
  const change = (asked: object) => changeMemberTags(caller, { ...ids, ...call.body.parse(asked) })
  const tagged = async (tagId: string) =>
    (await listMembers(caller, { ...ids, ...listCall.body.parse({ tagId: [tagId] }) })).items
      .map(({ candidateId }) => candidateId)
      .toSorted()
  const all = { filters: { state: ['member'] }, expected: 3 }
  expect(await change({ ...all, add: [tag.id], dryRun: true })).toMatchObject({ changed: 3 })
  expect(await database().$count(memberTags)).toBe(0)
  expect(await change({ candidateIds: [one.candidateId], add: [tag.id] })).toMatchObject({ changed: 1, refused: [] })
  expect(await change({ ...all, add: [tag.id] })).toMatchObject({
    changed: 2,
    refused: [{ reason: 'unchanged', count: 1 }],
  })
  expect(await change({ candidateIds: [one.candidateId], add: [other.id], remove: [tag.id] })).toMatchObject({
    changed: 1,
  })
  expect(await tagged(tag.id)).toEqual([two.candidateId, three.candidateId].toSorted())
  expect(await tagged(other.id)).toEqual([one.candidateId])

  await leaveCommunity(two.caller, { candidateId: two.candidateId, communityId: ids.communityId })
  const removal = changeCall.body.parse({ state: 'removed', candidateIds: [three.candidateId] })
  await changeMembers(caller, { ...ids, ...removal })
  expect(await tagged(tag.id)).toEqual([])
  expect(await database().$count(memberTags)).toBe(1)

  const stranger = await aCompany()
  const foreign = await createTag(stranger.caller, { companyId: stranger.companyId, name: 'X', colour: 'red' })
  await expect(change({ candidateIds: [one.candidateId], add: [foreign.id] })).rejects.toMatchObject({
    code: 'tags.unknown',
  })
})
