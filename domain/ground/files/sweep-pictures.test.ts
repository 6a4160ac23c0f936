import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAnnouncementFile as fileCall } from '#contract/communities/announcement-files.ts'
import { pictureLimits } from '#contract/companies/picture-limits.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companyPictures } from '#database/schema/companies/company-pictures.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { photoAddress } from '#domain/candidates/candidates/photo.ts'
import { addAnnouncementFile } from '#domain/communities/announcements/add-announcement-file.ts'
import { addPicture } from '#domain/forms/companies/add-picture.ts'
import { aCandidate, aCompany, aForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { uploaded } from '../../../tests/files/uploaded.ts'
import { aPicture } from '../../../tests/made-files.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { aPublishedCommunity } from '../../../tests/worlds/community-world.ts'
import { fileStore, isStored, setFileStore } from './store.ts'
import { sweepPictures } from './sweep-pictures.ts'

testDatabase()

const twoDays = 2 * 86_400_000
beforeAll(() => {
  const store = fileStore()
  // Every file was written two days ago.
  setFileStore({
    ...store,
    async facts(...asked) {
      const facts = await store.facts(...asked)
      return facts && { ...facts, modifiedAt: facts.modifiedAt - twoDays }
    },
  })
})

type Company = Awaited<ReturnType<typeof aCompany>>

let width = 40
const add = async ({ caller, companyId }: Company, use: 'photo' | 'banner' | 'section' | 'cover') =>
  (await addPicture(caller, { companyId, use, data: (await aPicture('png', { width: ++width })).toString('base64') }))
    .key

const age = (companyId: string) =>
  database()
    .update(companyPictures)
    .set({ addedAt: sql`now() - interval '2 days'` })
    .where(eq(companyPictures.companyId, companyId))

test('unused pictures are removed after a day, also those of an earlier version; the others stay', async () => {
  const company = await aCompany()
  const { companyId } = company
  const [photo, banner, photo1, cover] = [
    await add(company, 'photo'),
    await add(company, 'banner'),
    await add(company, 'section'),
    await add(company, 'cover'),
  ]
  const [unused, unusedCover] = [await add(company, 'section'), await add(company, 'cover')]
  const left = `${companyId}/section-00000000000000000000000000000000.webp`
  await fileStore().put('profile-images', left, Buffer.from('left'))
  const section = { title: '', text: '', tags: [], video: null, photo1, photo2: null, banner: null }
  await database()
    .update(companies)
    .set({ photo, banner, section2: section as never })
    .where(eq(companies.id, companyId))
  const { formId } = await aForm(companyId)
  const content = wholeContent()
  await database()
    .update(forms)
    .set({ content: { ...content, basics: { ...content.basics, cover } } })
    .where(eq(forms.id, formId))

  const kept = async () => [
    ...(await Promise.all([photo, banner, photo1, unused, left].map((key) => isStored('profile-images', key)))),
    ...(await Promise.all([cover, unusedCover].map((key) => isStored('scholarship-files', key)))),
  ]
  await sweepPictures()
  expect(await kept()).toEqual([true, true, true, true, false, true, true])
  await age(companyId)
  await sweepPictures()
  expect(await kept()).toEqual([true, true, true, false, false, true, false])
  expect(await database().$count(companyPictures, eq(companyPictures.companyId, companyId))).toBe(4)
  expect(photo).toMatch(/\/logo-[0-9a-f]{32}\.webp$/)
})

test('a photo that is used by neither its account nor an application is removed', async () => {
  const { candidateId, accountId } = await aCandidate()
  const [shown, orphan] = [`${candidateId}/photo-1.webp`, `${candidateId}/photo-2.webp`]
  for (const key of [shown, orphan]) await fileStore().put('profile-images', key, Buffer.from('photo'))
  await database()
    .update(accounts)
    .set({ photo: photoAddress(shown) })
    .where(eq(accounts.id, accountId))
  await sweepPictures()
  expect([await isStored('profile-images', shown), await isStored('profile-images', orphan)]).toEqual([true, false])
})

describe('an organization', () => {
  const full = (companyId: string, count: number, addedAt: Date, bytes = 1000) =>
    database()
      .insert(companyPictures)
      .values(
        Array.from({ length: count }, (_, at) => ({
          ...{
            container: 'profile-images' as const,
            key: `${companyId}/section-${at}.webp`,
            companyId,
            bytes,
            addedAt,
          },
        })),
      )

  test('may upload a limited number of pictures in a day; uploading the same one again does not count', async () => {
    const company = await aCompany()
    const data = (await aPicture('png')).toString('base64')
    const again = () => addPicture(company.caller, { companyId: company.companyId, use: 'banner', data })
    await again()
    await full(company.companyId, pictureLimits.inADay - 1, new Date())
    await expect(add(company, 'banner')).rejects.toMatchObject({ code: 'images.tooManyToday', status: 429 })
    expect((await again()).key).toMatch(/banner/)
  })

  test.each([
    ['so many pictures', pictureLimits.inAll, 1000],
    ['so many bytes', 2, (pictureLimits.megabytes * 1_000_000) / 2],
  ])('keeps %s in all', async (_, count, bytes) => {
    const company = await aCompany()
    await full(company.companyId, count, new Date(Date.now() - twoDays), bytes)
    await expect(add(company, 'cover')).rejects.toMatchObject({ code: 'images.noRoom', status: 409 })
  })

  test('whose twenty uploads race for the limit gets one of them in, whatever the pictures are for', async () => {
    const company = await aCompany()
    const { companyId } = company
    const { ids } = await aPublishedCommunity(company)
    await full(companyId, pictureLimits.inADay - 1, new Date())
    const announced = async () => {
      const file = (await aPicture('png', { width: ++width })).toString('base64')
      const body = fileCall.body.parse({ file, fileName: 'gün.png', isPicture: true })
      return addAnnouncementFile(company.caller, { ...ids, ...body })
    }
    // The upload that passes the limit waits here, so that the others come while its picture is not yet counted.
    let tries: Promise<PromiseSettledResult<unknown>[]> | undefined
    await database().transaction(async (tx) => {
      await tx.execute(sql`select from companies where id = ${companyId} for update`)
      tries = Promise.allSettled(
        Array.from({ length: 20 }, (_, at) => (at % 4 === 3 ? announced() : add(company, at % 2 ? 'banner' : 'cover'))),
      )
      // This transaction holds one of the pool's ten connections.
      await expect.poll(() => waitingForLocks(tx)).toBeGreaterThan(4)
    })
    const ended = (await tries) ?? []
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    for (const reason of refusals) expect(reason).toMatchObject({ code: 'images.tooManyToday' })
  })

  test('may upload a limited number of pictures for announcements in a day; the same one again does not count', async () => {
    const company = await aCompany()
    const { ids } = await aPublishedCommunity(company)
    const bring = (uploadId: string) =>
      addAnnouncementFile(company.caller, { ...ids, ...fileCall.body.parse({ uploadId, isPicture: true }) })
    const upload = async () =>
      uploaded(company.accountId, await aPicture('png', { width: ++width }), { filename: 'gün.png' })
    const first = await upload()
    await bring(first)
    await full(company.companyId, pictureLimits.inADay - 1, new Date())
    await expect(add(company, 'banner')).rejects.toMatchObject({ code: 'images.tooManyToday' })
    await expect(bring(await upload())).rejects.toMatchObject({ code: 'images.tooManyToday' })
    expect((await bring(first)).picture).not.toBeNull()
  })
})
