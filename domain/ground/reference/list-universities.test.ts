import { expect, test } from 'vitest'
import type { UniversityType } from '#contract/data/data.ts'
import { universities } from '#database/schema/reference.ts'
import { testDatabase } from '../../../tests/database.ts'
import { listUniversities } from './list-universities.ts'

const database = testDatabase()

const caller = { language: 'tr', requestId: 'test' } as const
const namesOf = async (filters: Omit<Parameters<typeof listUniversities>[1], 'limit'>) =>
  (await listUniversities(caller, { limit: 500, ...filters })).items.map(({ name }) => name)

test.each([
  [undefined, 208],
  ['state', 129],
  ['foundation', 75],
  ['foundation_vocational', 4],
  ['world', 0],
] as [UniversityType | undefined, number][])('of type %s there are %i', async (type, count) => {
  expect(await namesOf({ type })).toHaveLength(count)
})

test('universities are in Turkish order', async () => {
  const names = await namesOf({})
  const from = names.indexOf('Bursa Uludağ Üniversitesi')
  expect(names.slice(from, from + 2)).toEqual(['Bursa Uludağ Üniversitesi', 'Çağ Üniversitesi'])
  expect(names.indexOf('İbn Haldun Üniversitesi')).toBe(names.indexOf('Işık Üniversitesi') + 1)
})

test.each(['bogazici', 'BOĞAZİÇİ', 'boğaziçi', 'Bogazici University', 'BOGAZICI'])(
  '%s finds Boğaziçi',
  async (search) => {
    expect(await namesOf({ search })).toEqual(['Boğaziçi Üniversitesi'])
  },
)

test('ISTANBUL, istanbul and İSTANBUL find the same universities', async () => {
  const found = await namesOf({ search: 'istanbul' })
  expect(found).toHaveLength(27)
  expect(await namesOf({ search: 'ISTANBUL' })).toEqual(found)
  expect(await namesOf({ search: 'İSTANBUL' })).toEqual(found)
})

test('an English name finds the Turkish university, and is shown to English readers', async () => {
  const english = { language: 'en', requestId: 'test' } as const
  const { items } = await listUniversities(english, { search: 'middle east', limit: 10 })
  expect(items).toEqual([
    {
      id: 181,
      name: 'Middle East Technical University',
      type: 'state',
      countryId: 223,
      cityId: 6,
      domain: null,
      active: true,
    },
  ])
})

test.each([
  ['ODTÜ', 'Orta Doğu Teknik Üniversitesi'],
  ['odtu', 'Orta Doğu Teknik Üniversitesi'],
  ['METU', 'Orta Doğu Teknik Üniversitesi'],
  ['YTÜ', 'Yıldız Teknik Üniversitesi'],
  ['itü ', 'İstanbul Teknik Üniversitesi'],
  ['ITU', 'İstanbul Teknik Üniversitesi'],
  ['KTÜ', 'Karadeniz Teknik Üniversitesi'],
  ['iyte', 'İzmir Yüksek Teknoloji Enstitüsü'],
  ['BOUN', 'Boğaziçi Üniversitesi'],
])('the abbreviation %s finds %s first', async (search, name) => {
  expect((await namesOf({ search }))[0]).toBe(name)
})

test('filters are combined', async () => {
  expect(await namesOf({ cityId: 61 })).toEqual([
    'Avrasya Üniversitesi',
    'Karadeniz Teknik Üniversitesi',
    'Trabzon Üniversitesi',
  ])
  expect(await namesOf({ cityId: 61, type: 'foundation' })).toEqual(['Avrasya Üniversitesi'])
  expect(await namesOf({ cityId: 61, search: 'teknik' })).toEqual(['Karadeniz Teknik Üniversitesi'])
  expect(await namesOf({ countryId: 1 })).toEqual([])
})

test('a search without a country includes the world, with Türkiye first', async () => {
  const abroad = { id: 100_999, name: 'Ankara Institute of Andorra', type: 'world', countryId: 1 } as const
  await database.db.insert(universities).values({ ...abroad, origin: 'import' })
  const found = await namesOf({ search: 'ankara' })
  expect(found[0]).toBe('Ankara Bilim Üniversitesi')
  expect(found.at(-1)).toBe('Ankara Institute of Andorra')
  expect(await namesOf({})).toHaveLength(208)
})

test('the limit is applied', async () => {
  expect((await listUniversities(caller, { limit: 3 })).items.map(({ id }) => id)).toEqual([1, 2, 4])
})
