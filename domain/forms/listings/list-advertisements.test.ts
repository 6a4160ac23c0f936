import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { listAdvertisements as call } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { closeOverdue } from '#domain/forms/forms/close-overdue.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, anOrganization, inDays } from '../../../tests/listings.ts'
import { listAdvertisements } from './list-advertisements.ts'

testDatabase()

const caller = { language: 'tr', requestId: 'test' } as const
const list = (asked: Asked<typeof call> = {}) => listAdvertisements(caller, call.query.parse(asked))
const titles = async (asked?: Asked<typeof call>) => (await list(asked)).items.map(({ title }) => title)

let vakif: Awaited<ReturnType<typeof anOrganization>>
let numbers: Record<'software' | 'closed', number>

beforeAll(async () => {
  vakif = await anOrganization({ name: 'Çınar Eğitim Vakfı', photo: 'cinar/photo.webp', verifiedAt: new Date() })
  const at = (days: number) => inDays(days).toISOString()
  await aListing({
    companyId: vakif.id,
    title: 'Işık Başarı Bursu',
    summary: 'Mühendislik okuyanlara',
    cover: 'cinar/cover.webp',
    closesAt: at(5),
    publishedAt: inDays(-9),
    monthly: 4000,
    cityIds: [34, 6],
    eligibility: [
      { kind: 'level', levels: ['bachelor', 'master'] },
      { kind: 'university', universityIds: [1, 2] },
    ],
  })
  await aListing({ title: 'Herkese Açık Burs', closesAt: at(20), publishedAt: inDays(-1), monthly: 2500 })
  await aListing({ title: 'Süresiz Burs', closesAt: null, publishedAt: inDays(-5) })
  const software = await aListing({
    type: 'job',
    title: 'Yazılım Geliştirici',
    workPlace: 'remote',
    workKind: 'fullTime',
    closesAt: at(3),
    cityIds: [35],
    publishedAt: inDays(-2),
  })
  await aListing({ type: 'program', title: 'Yaz Okulu', opensAt: at(2), closesAt: at(40) })
  const closed = await aListing({
    title: 'Geçen Yılın Bursu',
    state: 'Closed',
    closesAt: at(-30),
    closedAt: inDays(-30),
  })
  await aListing({ title: 'Vakti Dolan Burs', closesAt: at(-1) })
  await aListing({ title: 'Çok Eski Burs', state: 'Closed', closesAt: at(-400), closedAt: inDays(-400) })
  numbers = { software: software.number, closed: closed.number }
})

test('a card has all that a list shows', async () => {
  const { items } = await list({ level: ['master'], cityId: [6], universityId: [2], companyId: [vakif.id] })
  expect(items).toEqual([
    {
      formId: expect.any(String),
      formIdentityNumber: expect.any(Number),
      type: 'scholarship',
      state: 'Open',
      title: 'Işık Başarı Bursu',
      summary: 'Mühendislik okuyanlara',
      language: 'tr',
      cover: '/files/scholarship-files/cinar/cover.webp',
      company: {
        id: vakif.id,
        companyNumber: vakif.number,
        name: 'Çınar Eğitim Vakfı',
        photo: '/files/profile-images/cinar/photo.webp',
        verified: true,
      },
      amount: { minor: 400_000, currency: 'TRY', period: 'month', times: 9 },
      quota: null,
      levels: ['bachelor', 'master'],
      cities: [
        { id: 6, name: 'Ankara' },
        { id: 34, name: 'İstanbul' },
      ],
      workPlace: null,
      workKind: null,
      opensAt: null,
      closesAt: expect.any(String),
      publishedAt: expect.any(String),
    },
  ])
})

describe('a list', () => {
  test('starts with the nearest deadline, and ends with listings without one', async () => {
    expect(await list()).toMatchObject({ total: 4, isMore: false, pageNumber: 1, pageSize: 20, searchedFor: null })
    expect(await titles()).toEqual(['Yazılım Geliştirici', 'Işık Başarı Bursu', 'Herkese Açık Burs', 'Süresiz Burs'])
  })

  test('starts with the newest, or with the highest amount, on request', async () => {
    expect(await titles({ sort: 'newest', type: ['scholarship'] })).toEqual([
      'Herkese Açık Burs',
      'Süresiz Burs',
      'Işık Başarı Bursu',
    ])
    expect(await titles({ sort: 'amount', type: ['scholarship'] })).toEqual([
      'Işık Başarı Bursu',
      'Herkese Açık Burs',
      'Süresiz Burs',
    ])
  })

  test('is paged, and a page after the last is empty with the total', async () => {
    expect((await list({ pageSize: 3, pageNumber: 2 })).items.map(({ title }) => title)).toEqual(['Süresiz Burs'])
    expect(await list({ pageSize: 3 })).toMatchObject({ total: 4, isMore: false })
    expect(await list({ pageSize: 3, pageNumber: 9 })).toMatchObject({ items: [], total: 4, isMore: false })
  })

  test('of upcoming listings starts with the next to open', async () => {
    expect(await titles({ state: 'Upcoming' })).toEqual(['Yaz Okulu'])
  })

  test('of closed listings starts with the latest closed, as soon as the job has closed it, and ends after a year', async () => {
    expect(await titles({ state: 'Closed' })).toEqual(['Geçen Yılın Bursu'])
    await database().transaction((tx) => closeOverdue(tx))
    expect(await titles({ state: 'Closed' })).toEqual(['Vakti Dolan Burs', 'Geçen Yılın Bursu'])
  })

  test.each([
    [{ type: ['job'] }, ['Yazılım Geliştirici']],
    [{ level: ['phd'] }, ['Yazılım Geliştirici', 'Herkese Açık Burs', 'Süresiz Burs']],
    [{ universityId: [3], type: ['scholarship'] }, ['Herkese Açık Burs', 'Süresiz Burs']],
    [{ cityId: [34] }, ['Işık Başarı Bursu', 'Herkese Açık Burs', 'Süresiz Burs']],
    [{ cityId: [2_147_483_647], type: ['job'] }, []],
    [{ workPlace: ['remote', 'hybrid'] }, ['Yazılım Geliştirici']],
    [{ workKind: ['internship'] }, []],
    [{ minAmount: 2501 }, ['Işık Başarı Bursu']],
    [{ minAmount: 2500 }, ['Işık Başarı Bursu', 'Herkese Açık Burs']],
    [{ closesIn: 4 }, ['Yazılım Geliştirici']],
    [{ type: ['scholarship', 'job'], closesIn: 10, cityId: [35] }, ['Yazılım Geliştirici']],
  ] as [Asked<typeof call>, string[]][])('narrowed by %j', async (asked, expected) => {
    expect(await titles(asked)).toEqual(expected)
  })
})

describe('a search', () => {
  test.each(['ışık', 'ISIK', 'isik basari', 'bursu ışık', 'IŞIK bas', 'cinar muhendis', '  işık!! & (başarı) '])(
    '%j finds the listing with all its words, in any letters',
    async (search) => {
      expect((await titles({ search }))[0]).toBe('Işık Başarı Bursu')
      expect(await titles({ search, sort: 'deadline' })).toEqual(['Işık Başarı Bursu'])
      expect(await list({ search, sort: 'deadline' })).toMatchObject({ total: 1, searchedFor: null })
    },
  )

  test.each([
    ['yazlım', 'yazılım', 'a missing letter'],
    ['yazzılım', 'yazılım', 'a doubled one'],
    ['yzaılım', 'yazılım', 'two that changed places'],
    ['gelistrici', 'geliştirici', 'letters without their dots'],
    ['yazılım gelşitirici', 'yazılım geliştirici', 'one word of two'],
    ['yazılın', 'yazılım', 'a wrong one'],
  ])('%j finds %j in spite of %s', async (search, searchedFor) => {
    expect(await titles({ search })).toEqual(['Yazılım Geliştirici'])
    expect(await list({ search })).toMatchObject({ total: 1, searchedFor })
  })

  test('a short word is corrected too', async () => {
    expect(await list({ search: 'bruslar' })).toMatchObject({ total: 0, searchedFor: null })
    expect(await list({ search: 'brus', sort: 'newest' })).toMatchObject({ searchedFor: 'burs' })
    expect((await titles({ search: 'brus' })).slice(0, 3).toSorted()).toEqual([
      'Herkese Açık Burs',
      'Işık Başarı Bursu',
      'Süresiz Burs',
    ])
  })

  test('listings with all words come first, then those with most, and the answer says how many have all', async () => {
    expect(await titles({ search: 'çınar ışık yazılım' })).toEqual(['Işık Başarı Bursu', 'Yazılım Geliştirici'])
    expect(await list({ search: 'çınar ışık yazılım' })).toMatchObject({ matchingAll: 0 })
    const both = await list({ search: 'ışık bursu' })
    expect(both.items[0]?.title).toBe('Işık Başarı Bursu')
    expect(both.items.length).toBeGreaterThan(1)
    expect(both.matchingAll).toBe(1)
    // There are enough: the search is not widened.
    expect(await list({ search: 'ışık', sort: 'deadline' })).toMatchObject({ total: 1, matchingAll: null })
  })

  test('a word in the title weighs more than one in the summary', async () => {
    await aListing({ title: 'Kitap Bağışı', summary: 'Deniz kenarındaki okullara', closesAt: inDays(2).toISOString() })
    await aListing({ title: 'Deniz Bursu', closesAt: inDays(90).toISOString() })
    expect((await titles({ search: 'deniz' })).slice(0, 2)).toEqual(['Deniz Bursu', 'Kitap Bağışı'])
  })

  test('an unknown word without similar ones finds nothing, and the answer says so', async () => {
    expect(await list({ search: 'zzzxqqq' })).toMatchObject({ items: [], total: 0, searchedFor: null })
  })

  test('a known word without results because of other filters is not corrected', async () => {
    expect(await list({ search: 'yazılım', type: ['program'] })).toMatchObject({ total: 0, searchedFor: null })
  })

  test('a listing is found by its number, in any state', async () => {
    expect(await titles({ search: String(numbers.software) })).toEqual(['Yazılım Geliştirici'])
    expect(await titles({ search: `#${numbers.closed}` })).toEqual(['Geçen Yılın Bursu'])
    expect(await titles({ search: String(numbers.closed), type: ['job'] })).toEqual([])
  })

  test.each([
    "'",
    "a' | 'b",
    '!',
    '&|!()',
    'a:*',
    '<->',
    '\\',
    "\\' :",
    'a & !b',
    '%',
    '_',
    '😀',
    '"burs',
    '-',
    '...',
    "O'Neil",
  ])('%j is text, not an instruction', async (search) => {
    await expect(list({ search })).resolves.toHaveProperty('items')
  })
})
