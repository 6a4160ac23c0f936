import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { listCompanies as call } from '#contract/listings/listings.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, anOrganization, inDays } from '../../../tests/listings.ts'
import { listCompanies } from './list-companies.ts'
import { readPublicCompany } from './read-public-company.ts'

testDatabase()

const caller = { language: 'tr', requestId: 'test' } as const
const list = (asked: Asked<typeof call> = {}) => listCompanies(caller, call.query.parse(asked))
const names = async (asked?: Asked<typeof call>) => (await list(asked)).items.map(({ name }) => name)

let cinar: Awaited<ReturnType<typeof anOrganization>>
let silent: Awaited<ReturnType<typeof anOrganization>>

beforeAll(async () => {
  cinar = await anOrganization({
    name: 'Çınar Eğitim Vakfı',
    type: 'foundation',
    about: `<h2>Biz</h2><p>${'Öğrencilerin yanındayız. '.repeat(20)}</p>`,
    photo: 'cinar/photo.webp',
    cityId: 34,
    followers: 7,
    verifiedAt: new Date(),
    createdAt: inDays(-3),
  })
  await aListing({ companyId: cinar.id })
  await aListing({ companyId: cinar.id })
  await aListing({ companyId: cinar.id, closesAt: inDays(-1).toISOString() })
  const dernek = await anOrganization({ name: 'Izgara Derneği', type: 'association', cityId: 6, createdAt: inDays(-1) })
  await aListing({ companyId: dernek.id, closesAt: inDays(-1).toISOString() })
  await anOrganization({ name: 'İnci Holding', type: 'company', photo: 'inci.webp', cityId: 34, createdAt: inDays(-2) })
  silent = await anOrganization({ name: 'Sessiz Kurum' })
})

describe('the list of organizations', () => {
  test('contains those with a description or a published form, those with the most open forms first', async () => {
    const { items, total } = await list()
    expect(total).toBe(3)
    expect(items.map(({ name, openForms }) => [name, openForms])).toEqual([
      ['Çınar Eğitim Vakfı', 2],
      ['Izgara Derneği', 0],
      ['İnci Holding', 0],
    ])
    expect(items[0]).toEqual({
      id: cinar.id,
      companyNumber: cinar.number,
      type: { id: 'foundation', name: 'Vakıf' },
      photo: '/files/profile-images/cinar/photo.webp',
      banner: null,
      name: 'Çınar Eğitim Vakfı',
      city: { id: 34, name: 'İstanbul' },
      followers: 7,
      verified: true,
      openForms: 2,
      summary: expect.stringMatching(/^Biz Öğrencilerin yanındayız\..{100,180}…$/),
    })
  })

  test('is sorted and filtered as requested', async () => {
    expect(await names({ sort: 'name' })).toEqual(['Çınar Eğitim Vakfı', 'Izgara Derneği', 'İnci Holding'])
    expect(await names({ sort: 'newest' })).toEqual(['Izgara Derneği', 'İnci Holding', 'Çınar Eğitim Vakfı'])
    expect(await names({ search: 'CINAR vakfi' })).toEqual(['Çınar Eğitim Vakfı'])
    expect(await names({ search: '100%' })).toEqual([])
    expect(await names({ type: ['company', 'association'], cityId: [34] })).toEqual(['İnci Holding'])
    expect(await names({ hasOpenForms: 'true' })).toEqual(['Çınar Eğitim Vakfı'])
    expect(await names({ hasOpenForms: 'false' })).toEqual(['Izgara Derneği', 'İnci Holding'])
    expect(await names({ pageSize: 2, pageNumber: 2 })).toEqual(['İnci Holding'])
  })

  test('counts how many each type and city would give, with the other filters applied', async () => {
    const { types, cities } = await list({ type: ['foundation'] })
    expect(types).toEqual([
      { value: 'association', name: 'Dernek', count: 1 },
      { value: 'company', name: 'Şirket', count: 1 },
      { value: 'foundation', name: 'Vakıf', count: 1 },
    ])
    expect(cities).toEqual([{ value: '34', name: 'İstanbul', count: 1 }])
  })
})

describe('an organization', () => {
  test('is read by its id and by its number', async () => {
    const byId = await readPublicCompany(caller, { id: cinar.id })
    expect(byId).toMatchObject({ name: 'Çınar Eğitim Vakfı', companyNumber: cinar.number, openForms: 2 })
    expect(await readPublicCompany(caller, { id: String(cinar.number) })).toEqual(byId)
  })

  test.each([['999999999'], [newId()]])('%s is nobody', async (id) => {
    await expect(readPublicCompany(caller, { id })).rejects.toMatchObject({ code: 'companies.notFound' })
  })

  test('without any public content is not found', async () => {
    await expect(readPublicCompany(caller, { id: silent.id })).rejects.toMatchObject({ code: 'companies.notFound' })
  })
})
