import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CompanySection } from '#contract/companies/company-sections.ts'
import { inBothSpellings } from '#contract/companies/section-names.ts'
import { changeSocialLinks as socialCall } from '#contract/companies/social-links.ts'
import { companies } from '#database/schema/companies.ts'
import { listings, listingWords } from '#database/schema/forms.ts'
import { towns } from '#database/schema/reference.ts'
import { hearSignals, type Signal } from '#database/signals.ts'
import { isStored } from '#domain/ground/files/store.ts'
import { createLog } from '#platform/log.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { addPicture } from './add-picture.ts'
import { changeCompany } from './change-company.ts'
import { changeCompanyAddress, readCompanyAddress } from './company-address.ts'
import { changeCompanyProfile, readCompanyProfile } from './company-profile.ts'
import { changeSection, readSection } from './company-section.ts'
import { changeCompanyTax, readCompanyTax } from './company-tax.ts'
import { readCompany } from './read-company.ts'
import { changeSocialLinks, readSocialLinks } from './social-links.ts'
import { changeTargeting, readTargeting } from './targeting.ts'

const connection = testDatabase()
const kadikoy = { countryId: 223, cityId: 34, townId: 0 }
beforeAll(async () => {
  const [town] = await connection.db
    .select()
    .from(towns)
    .where(and(eq(towns.cityId, 34), eq(towns.name, 'Kadıköy')))
  kadikoy.townId = town?.id ?? 0
})

const identity = {
  name: 'Anadolu Eğitim Vakfı',
  type: 'foundation',
  authName: 'Elif Şahin',
  authTel: '+902125550000',
  email: 'bilgi@vakif.test',
  website: 'https://vakif.test',
} as const

const section: CompanySection = {
  title: 'Burslarımız',
  exp: '<p>Her yıl</p>',
  tags: ['burs'],
  video: 'https://youtu.be/dQw4w9WgXcQ',
  photo1: null,
  photo2: null,
  banner: null,
}

const png = async () =>
  (
    await sharp({ create: { width: 20, height: 20, channels: 3, background: 'purple' } })
      .png()
      .toBuffer()
  ).toString('base64')

describe('an organization', () => {
  test('that is new has empty fields where they may be empty, and the type `other`', async () => {
    const { caller, companyId } = await aCompany({}, { verifiedAt: null })
    expect(await readCompany(caller, { companyId })).toMatchObject({
      id: companyId,
      type: { id: 'other', name: 'Kurum' },
      exp: '',
      photo: null,
      section1: null,
      city: null,
      facebook: null,
      verified: false,
      openForms: 0,
    })
    const nothing = { video: null, photo1: null, photo2: null, banner: null }
    expect(await readSection('section2')(caller, { companyId })).toEqual(
      inBothSpellings({ title: '', exp: '', tags: [], ...nothing }),
    )
    expect(await readTargeting(caller, { companyId })).toMatchObject({ types: [], universityIds: [], text: '' })
  })

  test('is public as it describes itself, in the language of the reader', async () => {
    const { caller, companyId } = await aCompany({}, { verifiedAt: null })
    await changeCompany(caller, { companyId, ...identity })
    const { key: photo } = await addPicture(caller, { companyId, use: 'photo', data: await png() })
    await changeCompanyProfile(caller, { companyId, photo, banner: null, exp: '<p>Biz kimiz</p>' })
    await changeSection('section3')(caller, { companyId, ...section, photo2: photo })
    await changeCompanyAddress(caller, { companyId, ...kadikoy, address: 'Bahariye Cd. 1', lat: 40.99, lon: 29.03 })
    await changeSocialLinks(caller, { companyId, youtube: 'https://youtube.com/@vakif' })
    expect(await readCompany({ ...caller, language: 'en' }, { companyId })).toEqual({
      id: companyId,
      companyNumber: expect.any(Number),
      ...identity,
      type: { id: 'foundation', name: 'Foundation' },
      photo: `/files/profile-images/${photo}`,
      banner: null,
      exp: '<p>Biz kimiz</p>',
      followers: 0,
      verified: false,
      section1: null,
      section2: null,
      section3: inBothSpellings({ ...section, photo2: `/files/profile-images/${photo}` }),
      address: 'Bahariye Cd. 1',
      country: { id: 223, name: 'Türkiye' },
      city: { id: 34, name: 'İstanbul' },
      town: { id: kadikoy.townId, name: 'Kadıköy' },
      lat: 40.99,
      lon: 29.03,
      facebook: null,
      twitter: null,
      linkedin: null,
      instagram: null,
      youtube: 'https://youtube.com/@vakif',
      openForms: 0,
    })
  })

  test('that empties a section no longer shows it', async () => {
    const { caller, companyId } = await aCompany()
    const change = changeSection('section1')
    await change(caller, { companyId, ...section })
    await change(caller, { companyId, ...section, title: '', exp: '<p></p>', tags: [], video: null })
    expect(await readCompany(caller, { companyId })).toMatchObject({ section1: null })
  })

  test('does not publish its tax details', async () => {
    const { caller, companyId } = await aCompany()
    const tax = { taxTitle: 'Anadolu Eğitim Vakfı İktisadi İşletmesi', taxOffice: 'Kadıköy', taxNumber: '1234567890' }
    expect(await changeCompanyTax(caller, { companyId, ...tax })).toEqual(tax)
    expect(await readCompanyTax(caller, { companyId })).toEqual(tax)
    expect(JSON.stringify(await readCompany(caller, { companyId }))).not.toContain('1234567890')
  })
})

describe('a new name', () => {
  test('changes what the organization has published and how it is found, in every process at once', async () => {
    const root = await aCompany()
    const { caller, companyId } = root
    const { id: formId } = await aPublishedForm(root)
    const heard: Signal[] = []
    const signals = await hearSignals(
      connection.url,
      (signal) => heard.push(signal),
      () => {},
      createLog('silent'),
    )
    const type = { id: 'foundation', name: 'Vakıf' } as const
    const renamed = await changeCompany(caller, { companyId, ...identity, type, name: 'Işık Çınarı Derneği' })
    expect(renamed).toMatchObject({ name: 'Işık Çınarı Derneği', openForms: 1 })
    const [listing] = await connection.db.select().from(listings).where(eq(listings.formId, formId))
    expect(listing).toMatchObject({ companyName: 'Işık Çınarı Derneği' })
    expect(listing?.words).toContain("'cinari'")
    const words = await connection.db
      .select()
      .from(listingWords)
      .where(inArray(listingWords.word, ['isik', 'cinari']))
    expect(words).toHaveLength(2)
    await vi.waitFor(() =>
      expect(heard).toContainEqual({ kind: 'purge', tags: ['companies', 'listings', `company-${companyId}`] }),
    )
    await signals.stop()
  })
})

test('a banner stays when a profile is saved without one, as the specification says, and null removes it', async () => {
  const { caller, companyId } = await aCompany()
  const { key: banner } = await addPicture(caller, { companyId, use: 'banner', data: await png() })
  const profile = { companyId, photo: null, exp: '<p>Biz</p>' }
  await changeCompanyProfile(caller, { ...profile, banner })
  expect(await changeCompanyProfile(caller, profile)).toMatchObject({ banner })
  expect(await changeCompanyProfile(caller, { ...profile, banner: null })).toMatchObject({ banner: null })
})

describe('rich text', () => {
  test('is cleaned before it is stored, and markup without text is empty', async () => {
    const { caller, companyId } = await aCompany()
    const profile = { companyId, photo: null, banner: null }
    const exp = '<p onclick="x()">İyi <script>alert(1)</script><b>günler</b></p>'
    expect(await changeCompanyProfile(caller, { ...profile, exp })).toMatchObject({
      exp: '<p>İyi <strong>günler</strong></p>',
    })
    await changeCompanyProfile(caller, { ...profile, exp: '<p></p>' })
    expect(await readCompanyProfile(caller, { companyId })).toEqual({ photo: null, banner: null, exp: '' })
  })

  test('that is too long after cleaning is refused, and nothing is changed', async () => {
    const { caller, companyId } = await aCompany()
    const change = { companyId, photo: null, banner: null, exp: '&'.repeat(19_000) }
    await expect(changeCompanyProfile(caller, change)).rejects.toMatchObject({
      code: 'request.invalid',
      errors: [{ field: 'exp', message: 'En fazla 20.000 karakter olabilir.' }],
    })
    expect(await readCompanyProfile(caller, { companyId })).toMatchObject({ exp: '' })
  })
})

describe('a picture', () => {
  test('is named after its content, so the same one twice is one file', async () => {
    const { caller, companyId } = await aCompany()
    const first = await addPicture(caller, { companyId, use: 'banner', data: await png() })
    expect(first.key).toMatch(new RegExp(`^${companyId}/banner-[0-9a-f]{32}\\.webp$`))
    expect(first.address).toBe(`/files/profile-images/${first.key}`)
    expect(await addPicture(caller, { companyId, use: 'banner', data: await png() })).toEqual(first)
    expect(await isStored('profile-images', first.key)).toBe(true)
  })

  test('that is no picture is refused', async () => {
    const { caller, companyId } = await aCompany()
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const upload = addPicture(caller, { companyId, use: 'photo', data })
    await expect(upload).rejects.toMatchObject({ code: 'images.unreadable', status: 400 })
  })

  test('of a form may be uploaded by members who write forms, of the organization only by a Root', async () => {
    const { companyId } = await aCompany()
    const writer = await aMember(companyId, { permissions: { Forms: 'WriteRead' } })
    const reader = await aMember(companyId, { permissions: { Forms: 'ReadOnly' } })
    const data = await png()
    const cover = await addPicture(writer.caller, { companyId, use: 'cover', data })
    expect(cover.address).toMatch(/^\/files\/scholarship-files\//)
    const missing = { code: 'permissions.missing', status: 403 }
    await expect(addPicture(writer.caller, { companyId, use: 'photo', data })).rejects.toMatchObject(missing)
    await expect(addPicture(reader.caller, { companyId, use: 'cover', data })).rejects.toMatchObject(missing)
  })

  test('must exist and belong to the organization before it is saved; every wrong field is reported', async () => {
    const { caller, companyId } = await aCompany()
    const theirs = await aCompany()
    const data = await png()
    const { key: foreign } = await addPicture(theirs.caller, { companyId: theirs.companyId, use: 'photo', data })
    const change = { companyId, photo: foreign, banner: `${companyId}/banner-0123456789abcdef.webp`, exp: '' }
    await expect(changeCompanyProfile(caller, change)).rejects.toMatchObject({
      code: 'images.notFound',
      errors: [
        { field: 'photo', message: 'Bu görsel yüklenmemiş. Önce görseli yükleyin, sonra kaydedin.' },
        { field: 'banner', message: 'Bu görsel yüklenmemiş. Önce görseli yükleyin, sonra kaydedin.' },
      ],
    })
    const climbing = { ...section, photo1: `${companyId}/../${foreign}` }
    await expect(changeSection('section1')(caller, { companyId, ...climbing })).rejects.toMatchObject({
      errors: [{ field: 'photo1' }],
    })
    expect(await readCompanyProfile(caller, { companyId })).toMatchObject({ photo: null, banner: null })
  })

  test('that was stored before is accepted, wherever it came from', async () => {
    const { caller, companyId } = await aCompany()
    await connection.db.update(companies).set({ photo: 'eski-logo.png' }).where(eq(companies.id, companyId))
    const change = { companyId, photo: 'eski-logo.png', banner: null, exp: '<p>Yeni</p>' }
    expect(await changeCompanyProfile(caller, change)).toMatchObject({ photo: 'eski-logo.png' })
  })
})

const nowhere = { address: null, countryId: null, cityId: null, townId: null, lat: null, lon: null }

describe('an address', () => {
  test('may be empty, or a country alone', async () => {
    const { caller, companyId } = await aCompany()
    expect(await changeCompanyAddress(caller, { companyId, ...nowhere, address: '' })).toEqual(nowhere)
    const abroad = { ...nowhere, countryId: 223 }
    expect(await changeCompanyAddress(caller, { companyId, ...abroad })).toEqual(abroad)
    expect(await readCompanyAddress(caller, { companyId })).toEqual(abroad)
  })

  test('keeps country, city and town where they are omitted, and may remove them', async () => {
    const { caller, companyId } = await aCompany()
    await changeCompanyAddress(caller, { companyId, ...nowhere, countryId: 223, cityId: 34 })
    const moved = await changeCompanyAddress(caller, { companyId, address: 'Bahariye Cd. 1', lat: 40.99, lon: 29.03 })
    expect(moved).toEqual({ ...nowhere, countryId: 223, cityId: 34, address: 'Bahariye Cd. 1', lat: 40.99, lon: 29.03 })
    const elsewhere = changeCompanyAddress(caller, { companyId, address: null, lat: null, lon: null, countryId: 1 })
    await expect(elsewhere).rejects.toMatchObject({ code: 'data.notFound', errors: [{ field: 'cityId' }] })
  })

  test.each([
    ['a town of another city', { ...kadikoy, cityId: 6 }, 'townId'],
    ['a city of another country', { countryId: 1, cityId: 34, townId: null }, 'cityId'],
    ['a city without its country', { countryId: null, cityId: 34, townId: null }, 'cityId'],
    ['a country that there is not', { countryId: 9999, cityId: null, townId: null }, 'countryId'],
  ])('with %s is refused', async (_, place, field) => {
    const { caller, companyId } = await aCompany()
    const townId = place.townId === 0 ? kadikoy.townId : place.townId
    const change = changeCompanyAddress(caller, { companyId, ...nowhere, ...place, townId })
    await expect(change).rejects.toMatchObject({ code: 'data.notFound', errors: [{ field }] })
  })
})

test.each([
  ['linkedin', 'https://ornek.org/biz', 'fields.socialLink.linkedin'],
  ['linkedin', 'https://linkedin.com.ornek.org/biz', 'fields.socialLink.linkedin'],
  ['twitter', 'https://facebook.com/vakif', 'fields.socialLink.twitter'],
  ['youtube', 'javascript:alert(1)', 'fields.webAddress'],
])('what is no page of %s is refused: %s', (network, address, message) => {
  const { error } = socialCall.body.safeParse({ [network]: address })
  expect(error?.issues[0]).toMatchObject({ path: [network], message })
  expect(socialCall.body.safeParse({ linkedin: 'https://tr.linkedin.com/company/vakif' }).success).toBe(true)
})

test('links that are removed are gone', async () => {
  const { caller, companyId } = await aCompany()
  await changeSocialLinks(caller, { companyId, twitter: 'https://x.com/vakif', facebook: 'https://facebook.com/v' })
  await changeSocialLinks(caller, { companyId, twitter: null, facebook: 'https://facebook.com/v' })
  expect(await readSocialLinks(caller, { companyId })).toEqual({
    facebook: 'https://facebook.com/v',
    twitter: null,
    linkedin: null,
    instagram: null,
    youtube: null,
  })
})

describe('targeting', () => {
  test('is stored without duplicates', async () => {
    const { caller, companyId } = await aCompany()
    const targeting = { types: ['scholarship'], levels: ['bachelor'], universityIds: [1], cityIds: [34], text: 'Yazan' }
    const doubled = { companyId, ...targeting, universityIds: [1, 1], cityIds: [34, 34] }
    await changeTargeting(caller, doubled as Parameters<typeof changeTargeting>[1])
    expect(await readTargeting(caller, { companyId })).toEqual(targeting)
  })

  test('must refer to existing entries', async () => {
    const { caller, companyId } = await aCompany()
    const change = { companyId, types: [], levels: [], universityIds: [1, 2_000_000], cityIds: [999_999_999], text: '' }
    await expect(changeTargeting(caller, change)).rejects.toMatchObject({
      code: 'data.notFound',
      errors: [{ field: 'universityIds' }, { field: 'cityIds' }],
    })
  })
})
