import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnnouncement as addCall } from '#contract/communities/announcements.ts'
import { database } from '#database/connection.ts'
import { communities, communityAnnouncements } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { addCommunity, changeCommunityState } from '../edit-communities.ts'
import { changeMembership, joinCommunity, leaveCommunity } from '../join-community.ts'
import { listMemberships } from '../memberships.ts'
import { lockOwnCommunity } from '../own-communities.ts'
import { addAnnouncement, changeAnnouncement, pinAnnouncement, removeAnnouncement } from './announce.ts'
import { listAnnouncements, listReaders } from './announcements.ts'
import { publishAnnouncements } from './publish-announcements.ts'
import { markAnnouncementsRead, readFeed } from './read-feed.ts'

testDatabase()

const page = { pageNumber: 1, pageSize: 20 }
const bare = { pictures: [], files: [] }

async function aFullCommunity() {
  const { companyId, caller } = await aCompany()
  const described = { name: 'Mezunlar', summary: 'Buluşma yeri', about: '', cover: null, language: 'tr' } as const
  const { id: communityId } = await addCommunity(caller, { companyId, ...described, joinRule: 'open' })
  const ids = { companyId, communityId }
  await changeCommunityState(caller, { ...ids, state: 'published' })
  const [one, other] = [await aCandidate(), await aCandidate({ name: 'Deniz', surname: 'Kurt' })]
  for (const { candidateId, caller: own } of [one, other])
    await joinCommunity(own, { candidateId, communityId, shares: [], note: '' })
  const announce = (title: string, publishAt: string | null = null) =>
    addAnnouncement(caller, { ...ids, title, body: '<p>Buluşuyoruz.</p><script>1</script>', publishAt, ...bare })
  return { caller, ids, one, other, announce }
}

type Person = Awaited<ReturnType<typeof aCandidate>>
const heard = ({ accountId }: Person) => database().$count(notifications, eq(notifications.accountId, accountId))

test('an announcement reaches all members, notifies those who did not mute, and shows who opened it', async () => {
  const { caller, ids, one, other, announce } = await aFullCommunity()
  const { communityId } = ids
  await changeMembership(other.caller, { candidateId: other.candidateId, communityId, isMuted: true })
  const made = await announce('Mezunlar günü')
  expect(made).toMatchObject({ isPublished: true, reached: 2, readers: 0, body: '<p>Buluşuyoruz.</p>' })
  expect([await heard(one), await heard(other)]).toEqual([1, 0])
  for (const { caller: own, candidateId } of [one, other]) {
    expect((await listMemberships(own, { candidateId })).items[0]?.unread).toBe(1)
    const { items } = await readFeed(own, { candidateId, communityId, ...page })
    expect(items).toMatchObject([{ title: 'Mezunlar günü', readAt: null }])
  }
  const own = { candidateId: one.candidateId, communityId }
  for (const _ of ['once', 'twice'])
    expect(await markAnnouncementsRead(one.caller, { ...own, ids: [made.id] })).toEqual({ unread: 0 })
  const { items } = await listAnnouncements(caller, { ...ids, ...page })
  expect(items).toMatchObject([{ readers: 1, author: 'Ayşe Yılmaz' }])
  const readers = () => listReaders(caller, { ...ids, announcementId: made.id, ...page })
  expect(await readers()).toMatchObject({ total: 1, items: [{ candidateId: one.candidateId, name: 'Ayşe Yılmaz' }] })
  await leaveCommunity(one.caller, own)
  expect(await readers()).toMatchObject({ total: 0, items: [] })
  await expect(readFeed(one.caller, { ...own, ...page })).rejects.toThrow('communities.notFound')
})

test('a scheduled announcement is published once, by concurrent workers too', async () => {
  const { ids, one, announce } = await aFullCommunity()
  const soon = new Date(Date.now() + 60_000).toISOString()
  const { id, isPublished } = await announce('Söyleşi', soon)
  expect(isPublished).toBe(false)
  const feed = async () =>
    (await readFeed(one.caller, { candidateId: one.candidateId, communityId: ids.communityId, ...page })).total
  await publishAnnouncements()
  expect(await feed()).toBe(0)
  await database()
    .update(communityAnnouncements)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(communityAnnouncements.id, id))
  await Promise.all([publishAnnouncements(), publishAnnouncements()])
  await publishAnnouncements()
  expect(await feed()).toBe(1)
  expect(await heard(one)).toBe(1)
})

test('no announcement is published while its community is being archived', async () => {
  const { caller, ids, one, announce } = await aFullCommunity()
  const { id } = await announce('Söyleşi', new Date(Date.now() + 60_000).toISOString())
  await database()
    .update(communityAnnouncements)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(communityAnnouncements.id, id))
  let publishing: Promise<void> | undefined
  await database().transaction(async (tx) => {
    await lockOwnCommunity(tx, ids)
    publishing = publishAnnouncements()
    await expect.poll(() => waitingForLocks()).toBe(1)
    await tx.update(communities).set({ archivedAt: new Date() }).where(eq(communities.id, ids.communityId))
  })
  await publishing
  expect(await heard(one)).toBe(0)
  await changeCommunityState(caller, { ...ids, state: 'published' })
  await Promise.all([publishAnnouncements(), publishAnnouncements()])
  expect(await heard(one)).toBe(1)
})

test('scheduled announcements of an archived community wait, but can be changed and removed', async () => {
  const { caller, ids, one, announce } = await aFullCommunity()
  const soon = new Date(Date.now() + 60_000).toISOString()
  const [kept, removed] = [await announce('Söyleşi', soon), await announce('Gezi', soon)]
  await changeCommunityState(caller, { ...ids, state: 'archived' })
  await database()
    .update(communityAnnouncements)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(communityAnnouncements.communityId, ids.communityId))
  await publishAnnouncements()
  expect(await heard(one)).toBe(0)
  const mended = { ...ids, announcementId: kept.id, title: 'Söyleşi', body: '<p>x</p>', publishAt: null, ...bare }
  await expect(changeAnnouncement(caller, mended)).rejects.toThrow('communities.notPublished')
  const { items } = await listAnnouncements(caller, { ...ids, ...page })
  const publishAt = items.find(({ id }) => id === kept.id)?.publishAt ?? null
  // The time passed meanwhile and may be kept, but not be changed to another past time.
  const past = new Date(Date.now() - 3600_000).toISOString()
  await expect(changeAnnouncement(caller, { ...mended, publishAt: past })).rejects.toThrow('announcements.inPast')
  expect(await changeAnnouncement(caller, { ...mended, title: 'Buluşma', publishAt })).toMatchObject({
    title: 'Buluşma',
    isPublished: false,
  })
  await publishAnnouncements()
  expect(await heard(one)).toBe(0)
  await removeAnnouncement(caller, { ...ids, announcementId: removed.id })
  await changeCommunityState(caller, { ...ids, state: 'published' })
  await publishAnnouncements()
  expect(await heard(one)).toBe(1)
})

test('pinned ones come first; edits of published ones notify nobody; removed ones are gone', async () => {
  const { caller, ids, one, announce } = await aFullCommunity()
  const [first, second] = [await announce('Birinci'), await announce('İkinci')]
  const own = { candidateId: one.candidateId, communityId: ids.communityId, ...page }
  const titles = async () => (await readFeed(one.caller, own)).items.map(({ title }) => title)
  expect(await titles()).toEqual(['İkinci', 'Birinci'])
  await pinAnnouncement(caller, { ...ids, announcementId: first.id, isPinned: true })
  expect(await titles()).toEqual(['Birinci', 'İkinci'])
  const change = { ...ids, announcementId: first.id, title: 'Birinci, düzeltildi', body: '<p>Saat 19.00</p>' }
  await changeAnnouncement(caller, { ...change, publishAt: null, ...bare })
  expect(await heard(one)).toBe(2)
  await markAnnouncementsRead(one.caller, { ...own, ids: [first.id] })
  await removeAnnouncement(caller, { ...ids, announcementId: first.id })
  expect(await titles()).toEqual([second.title])
  await expect(changeAnnouncement(caller, { ...change, publishAt: null, ...bare })).rejects.toThrow(
    'announcements.notFound',
  )
})

test.each(['', '<p></p>', '<p> &nbsp;</p><p><br></p>'])('an announcement without text is refused: %s', (body) => {
  const { error } = addCall.body.safeParse({ title: 'Mezunlar günü', body, publishAt: null, ...bare })
  expect(error?.issues).toMatchObject([{ path: ['body'], message: 'fields.required' }])
})

test('nothing is announced in an archived community, in the past, or by another organization', async () => {
  const { caller, ids, announce } = await aFullCommunity()
  await expect(announce('Dün', new Date(Date.now() - 1000).toISOString())).rejects.toThrow('announcements.inPast')
  const stranger = await aCompany()
  const theirs = { companyId: stranger.companyId, communityId: ids.communityId }
  const asked = { ...theirs, title: 'Biz de', body: '<p>x</p>', publishAt: null, ...bare }
  await expect(addAnnouncement(stranger.caller, asked)).rejects.toThrow('communities.notFound')
  await expect(listAnnouncements(stranger.caller, { ...theirs, ...page })).rejects.toThrow('communities.notFound')
  await changeCommunityState(caller, { ...ids, state: 'archived' })
  await expect(announce('Artık yok')).rejects.toThrow('communities.notPublished')
})
