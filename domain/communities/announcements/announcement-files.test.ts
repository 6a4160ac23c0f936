import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { addAnnouncementFile as fileCall } from '#contract/communities/announcement-files.ts'
import { addAnnouncement as addCall } from '#contract/communities/announcements.ts'
import { database } from '#database/connection.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { communityAnnouncements } from '#database/schema/communities.ts'
import { files } from '#database/schema/files.ts'
import { sweepCompanyFiles } from '#domain/ground/files/sweep-company-files.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { aCandidate, aCompany, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { uploaded } from '../../../tests/files/uploaded.ts'
import { aDocx, aPdf, aPicture } from '../../../tests/made-files.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { aPublishedCommunity } from '../../../tests/worlds/community-world.ts'
import { changeMembers } from '../change-members.ts'
import { lockOwnCommunity } from '../own-communities.ts'
import { addAnnouncementFile } from './add-announcement-file.ts'
import { addAnnouncement, changeAnnouncement, removeAnnouncement } from './announce.ts'
import { publishAnnouncements } from './publish-announcements.ts'
import { readFeed } from './read-feed.ts'

testDatabase()

type World = Awaited<ReturnType<typeof aWorld>>

async function aWorld() {
  const company = await aCompany()
  const { caller } = company
  const { ids, join } = await aPublishedCommunity(company)
  const member = await aCandidate()
  await join(member)
  const bring = (content: Buffer, fileName: string, isPicture = false) =>
    addAnnouncementFile(caller, {
      ...ids,
      ...fileCall.body.parse({ file: content.toString('base64'), fileName, isPicture }),
    })
  const announce = (more: object) => addAnnouncement(caller, { ...ids, ...body(more) })
  const feed = async () => {
    const own = { candidateId: member.candidateId, communityId: ids.communityId, pageNumber: 1, pageSize: 20 }
    return (await readFeed(member.caller, own)).items
  }
  return { company, caller, ids, join, member, bring, announce, feed }
}

const body = (more: object) =>
  addCall.body.parse({ title: 'Mezunlar günü', body: '<p>Buluşuyoruz.</p>', publishAt: null, ...more })

const opened = (link: string | undefined) => {
  const { token = '' } = Object.fromEntries(new URL(link ?? '', 'http://x').searchParams)
  return openPrivateFile({ language: 'tr' } as Caller, { token })
}

const contentOf = async ({ content }: Awaited<ReturnType<typeof opened>>) =>
  content instanceof Uint8Array ? Buffer.from(content) : buffer(await content())

const aLargePhotograph = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#0a7' } })
    .withExif({ IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()

const bringBoth = async ({ bring }: Pick<World, 'bring'>) => {
  const picture = await bring(await aLargePhotograph(), 'salon.jpg', true)
  const pdf = await bring(await aPdf('program'), 'program.pdf')
  return {
    picture,
    pdf,
    named: { pictures: [{ fileId: picture.file.fileId, alt: 'Salon' }], files: [pdf.file.fileId] },
  }
}

test('members see pictures scaled down and without metadata, and open files, in the given order', async () => {
  const world = await aWorld()
  const { named } = await bringBoth(world)
  const docx = await world.bring(await aDocx(), 'Başvuru.docx')
  const made = await world.announce({ ...named, files: [docx.file.fileId, ...named.files] })
  expect(made).toMatchObject({
    pictures: [{ alt: 'Salon' }],
    files: [{ name: 'Başvuru.docx' }, { name: 'program.pdf' }],
  })
  const [shown] = await world.feed()
  expect(shown).toMatchObject({ pictures: [{ name: 'salon.webp', type: 'image/webp', width: 1600, height: 1067 }] })
  const drawn = await sharp(await contentOf(await opened(shown?.pictures[0]?.link.address))).metadata()
  expect([drawn.format, drawn.width, drawn.exif]).toEqual(['webp', 1600, undefined])
  expect(await opened(shown?.files[1]?.link.address)).toMatchObject({ name: 'program.pdf', inline: true })
  expect(await opened(shown?.files[0]?.link.address)).toMatchObject({ inline: false })
})

test('members open files while they are members and the announcement exists, not of scheduled ones', async () => {
  const world = await aWorld()
  const { caller, ids, member, feed } = world
  const { named } = await bringBoth(world)
  const { id: announcementId, files: own } = await world.announce({
    ...named,
    publishAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  expect(await feed()).toEqual([])
  expect(await opened(own[0]?.link.address)).toMatchObject({ name: 'program.pdf' })
  await database().update(communityAnnouncements).set({ publishAt: sql`now()` })
  await publishAnnouncements()
  const [shown] = await feed()
  const link = shown?.files[0]?.link.address
  expect(await opened(link)).toMatchObject({ name: 'program.pdf' })
  await changeMembers(caller, { ...ids, state: 'removed', candidateIds: [member.candidateId] })
  await expect(opened(link)).rejects.toMatchObject({ code: 'files.notFound' })
  await world.join(member)
  await changeMembers(caller, { ...ids, state: 'member', candidateIds: [member.candidateId] })
  expect(await opened(link)).toMatchObject({ name: 'program.pdf' })
  await changeAnnouncement(caller, { ...ids, announcementId, ...body({ ...named, files: [] }) })
  await expect(opened(link)).rejects.toMatchObject({ code: 'files.notFound' })
  const [now] = await feed()
  expect(now?.files).toEqual([])
  expect(await opened(now?.pictures[0]?.link.address)).toMatchObject({ name: 'salon.webp' })
  await removeAnnouncement(caller, { ...ids, announcementId })
  await expect(opened(now?.pictures[0]?.link.address)).rejects.toMatchObject({ code: 'files.notFound' })
})

test('an announcement takes only unused files of its community, and no picture as a file', async () => {
  const [own, stranger] = [await aWorld(), await aWorld()]
  const [{ named }, theirs] = [await bringBoth(own), await bringBoth(stranger)]
  const refused = (more: object, ...fields: string[]) =>
    expect(own.announce(more)).rejects.toMatchObject({
      code: 'announcements.fileNotFound',
      errors: fields.map((field) => ({ field })),
    })
  await refused(theirs.named, 'pictures.0', 'files.0')
  await refused({ files: [named.files[0], named.pictures[0]?.fileId] }, 'files.1')
  await refused({ pictures: [{ fileId: named.files[0], alt: 'Program' }] }, 'pictures.0')
  await own.announce(named)
  await refused({ files: named.files }, 'files.0')
  const sibling = await aPublishedCommunity(own.company)
  await expect(addAnnouncement(own.caller, { ...sibling.ids, ...body(theirs.named) })).rejects.toMatchObject({
    code: 'announcements.fileNotFound',
  })
  await expect(
    addAnnouncementFile(own.caller, { ...stranger.ids, companyId: own.ids.companyId, isPicture: false }),
  ).rejects.toMatchObject({ code: 'communities.notFound' })
  const isOwn = eq(communityAnnouncements.communityId, own.ids.communityId)
  expect(await database().$count(communityAnnouncements, isOwn)).toBe(1)
})

test('a picture needs a description, nothing is named twice, and there are at most ten of each', () => {
  const fileId = '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'
  const wrong = (more: object) =>
    addCall.body.safeParse({ title: 'Gün', body: '<p>a</p>', publishAt: null, ...more }).error?.issues
  expect(wrong({ pictures: [{ fileId, alt: ' ' }] })).toMatchObject([{ path: ['pictures', 0, 'alt'] }])
  expect(wrong({ files: [fileId, fileId] })).toMatchObject([{ path: ['files'], message: 'fields.twice' }])
  const many = Array.from({ length: 11 }, (_, at) => fileId.replace(/..$/, String(at + 10)))
  expect(wrong({ files: many })).toMatchObject([{ path: ['files'], code: 'too_big' }])
  expect(wrong({ files: many.slice(1) })).toBeUndefined()
})

test('an upload that is no file is refused; a repeated upload is the same file', async () => {
  const { bring, caller, company, ids } = await aWorld()
  await expect(bring(await aPdf(), 'program.exe')).rejects.toMatchObject({ code: 'files.wrongType' })
  await expect(bring(await aPdf(), 'salon.pdf', true)).rejects.toMatchObject({ code: 'files.wrongType' })
  const uploadId = await uploaded(company.accountId, await aPicture('png'), { filename: 'salon.png' })
  const told = () => addAnnouncementFile(caller, { ...ids, uploadId, isPicture: true })
  const [first, second] = [await told(), await told()]
  expect(first).toMatchObject({ file: { name: 'salon.webp' }, picture: { width: 40, height: 30 } })
  expect(second.file.fileId).toBe(first.file.fileId)
})

test('edits of one community’s announcements that name the same files are serialised', async () => {
  const world = await aWorld()
  const { caller, ids } = world
  const { named } = await bringBoth(world)
  const [one, other] = [await world.announce(named), await world.announce({})]
  const change = (announcementId: string, more: object) =>
    changeAnnouncement(caller, { ...ids, announcementId, ...body(more) })
  const [taken, given] = await database().transaction(async (tx) => {
    await lockOwnCommunity(tx, ids)
    const first = change(one.id, {})
    await expect.poll(() => waitingForLocks()).toBe(1)
    const second = change(other.id, named)
    await expect.poll(() => waitingForLocks()).toBe(2)
    return [first, second]
  })
  expect([(await taken)?.files.length, (await given)?.files.length]).toEqual([0, 1])
})

test('an upload added as a file, or for another community, cannot be added as something else', async () => {
  const { caller, company, ids } = await aWorld()
  const told = (uploadId: string, isPicture: boolean, where = ids) =>
    addAnnouncementFile(caller, { ...where, uploadId, isPicture })
  const tall = await sharp({ create: { width: 1, height: 40_000, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  const first = await uploaded(company.accountId, tall, { filename: 'uzun.png' })
  expect(await told(first, false)).toMatchObject({ file: { name: 'uzun.png' }, picture: null })
  expect(await told(first, true)).toMatchObject({ file: { name: 'uzun.png' }, picture: null })
  const sibling = await aPublishedCommunity(company)
  await expect(told(first, false, sibling.ids)).rejects.toMatchObject({ code: 'files.notUploaded' })
  // Stored elsewhere without conversion, so with the camera's metadata.
  const second = await uploaded(company.accountId, await aLargePhotograph(), { filename: 'salon.jpg' })
  await takeFile(company, { uploadId: second }, { accept: ['image/jpeg'] })
  await expect(told(second, true)).rejects.toMatchObject({ code: 'files.notUploaded' })
})

test('uploads of others cannot be added, whether stored yet or not; nor can a file that is too large', async () => {
  const [own, stranger] = [await aWorld(), await aWorld()]
  const colleague = await aMember(own.company.companyId, { permissions: { Communities: 'FullAccess' } })
  const told = (who: Caller, { ids }: World, uploadId: string) =>
    addAnnouncementFile(who, { ...ids, uploadId, isPicture: false })
  const notUploaded = { code: 'files.notUploaded' }
  const [pdf, theirs] = [await aPdf(), await uploaded(stranger.company.accountId, await aPdf())]
  const ofColleague = await uploaded(colleague.accountId, pdf)
  const ofMember = await uploaded(own.member.candidateId, pdf)
  for (const uploadId of [theirs, ofColleague, ofMember])
    await expect(told(own.caller, own, uploadId)).rejects.toMatchObject(notUploaded)
  const taken = await told(stranger.caller, stranger, theirs)
  await expect(told(own.caller, own, theirs)).rejects.toMatchObject(notUploaded)
  await expect(own.announce({ files: [taken.file.fileId] })).rejects.toMatchObject({
    code: 'announcements.fileNotFound',
  })
  // A file added by a colleague belongs to the organization.
  const { file } = await told(colleague.caller, own, ofColleague)
  expect(await own.announce({ files: [file.fileId] })).toMatchObject({ files: [{ fileId: file.fileId }] })
  await expect(own.bring(Buffer.alloc(fileLimits.bytes + 1), 'program.pdf')).rejects.toMatchObject({
    code: 'files.tooLarge',
  })
})

test('files that no announcement names are swept a day later, and no others', async () => {
  const world = await aWorld()
  const { ids, caller } = world
  const [kept, removed, forgotten] = [await bringBoth(world), await bringBoth(world), await bringBoth(world)]
  await world.announce(kept.named)
  const { id: announcementId } = await world.announce(removed.named)
  await removeAnnouncement(caller, { ...ids, announcementId })
  const left = () => database().$count(files, eq(files.companyId, ids.companyId))
  await sweepCompanyFiles()
  expect(await left()).toBe(6)
  await database().update(files).set({ createdAt: sql`now() - interval '2 days'` })
  await sweepCompanyFiles()
  // A member may still be writing the announcement.
  expect(await left()).toBe(4)
  await database().update(announcementFiles).set({ since: sql`now() - interval '2 days'` })
  await sweepCompanyFiles()
  expect(await left()).toBe(2)
  expect(await world.feed()).toMatchObject([{ files: [{ fileId: kept.pdf.file.fileId }] }])
  expect(forgotten.picture.picture).toEqual({ width: 1600, height: 1067 })
})

test('a sweep and a repeated upload at the same time do not break each other', async () => {
  const { company, caller, ids } = await aWorld()
  const uploadId = await uploaded(company.accountId, await aPdf(), { filename: 'program.pdf' })
  const told = () => addAnnouncementFile(caller, { ...ids, uploadId, isPicture: false })
  const { fileId } = (await told()).file
  const forget = async () => {
    await database().delete(announcementFiles).where(eq(announcementFiles.fileId, fileId))
    await database().update(files).set({ createdAt: sql`now() - interval '2 days'` }).where(eq(files.id, fileId))
  }
  // The upload comes first: the file stays, and the sweep continues with the others.
  await forget()
  const [sweeping] = await database().transaction(async (tx) => {
    await tx.insert(announcementFiles).values({ fileId, communityId: ids.communityId })
    let isSwept = false
    const begun = sweepCompanyFiles().finally(() => {
      isSwept = true
    })
    await expect.poll(async () => isSwept || (await waitingForLocks()) === 1).toBe(true)
    return [begun]
  })
  expect(await sweeping).toBe(0)
  // The sweep comes first: the file is gone.
  await forget()
  const [telling] = await database().transaction(async (tx) => {
    await tx.delete(files).where(eq(files.id, fileId))
    const begun = told().catch((error: { code: string }) => error.code)
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [begun]
  })
  expect(await telling).toBe('files.notUploaded')
})
