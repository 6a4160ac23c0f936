import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { listCities } from './list-cities.ts'
import { listTowns } from './list-towns.ts'

testDatabase()

const caller = { language: 'tr', requestId: 'test' } as const
const namesOf = async (countryId: number, search?: string) =>
  (await listCities(caller, { countryId, search })).items.map(({ name }) => name)

test('the cities of Türkiye are its 81 provinces under their plate numbers, in Turkish order', async () => {
  const { items } = await listCities(caller, { countryId: 223 })
  expect(items).toHaveLength(81)
  expect(items.find(({ name }) => name === 'İstanbul')).toEqual({ id: 34, name: 'İstanbul' })
  const names = items.map(({ name }) => name)
  expect(names.slice(20, 26)).toEqual(['Bursa', 'Çanakkale', 'Çankırı', 'Çorum', 'Denizli', 'Diyarbakır'])
  const from = names.indexOf('Iğdır')
  expect(names.slice(from, from + 4)).toEqual(['Iğdır', 'Isparta', 'İstanbul', 'İzmir'])
})

test.each(['istanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul', 'İstanbul', 'stanb'])(
  '%s finds İstanbul',
  async (search) => {
    expect(await namesOf(223, search)).toEqual(['İstanbul'])
  },
)

test('wildcard characters in a search are literal', async () => {
  expect(await namesOf(223, '%')).toEqual([])
  expect(await namesOf(223, '_')).toEqual([])
})

test('cities of the world keep their GeoNames ids', async () => {
  expect((await listCities(caller, { countryId: 1, search: 'andorra' })).items).toEqual([
    { id: 3_041_563, name: 'Andorra la Vella' },
  ])
})

test('an uninhabited country has no cities, an unknown one is a problem', async () => {
  expect(await namesOf(94)).toEqual([])
  await expect(namesOf(9999)).rejects.toMatchObject({ code: 'data.notFound', status: 404 })
})

test("a province's towns are its districts", async () => {
  const { items } = await listTowns(caller, { countryId: 223, cityId: 17 })
  expect(items.map(({ name }) => name)).toEqual([
    'Ayvacık',
    'Bayramiç',
    'Biga',
    'Bozcaada',
    'Çan',
    'Eceabat',
    'Ezine',
    'Gelibolu',
    'Gökçeada',
    'Lapseki',
    'Merkez',
    'Yenice',
  ])
})

test('a city elsewhere has no towns; a city of another country is a problem', async () => {
  expect(await listTowns(caller, { countryId: 1, cityId: 3_041_563 })).toEqual({ items: [] })
  const wrong = listTowns(caller, { countryId: 1, cityId: 34 })
  await expect(wrong).rejects.toMatchObject({ code: 'data.notFound' })
})
