import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { listCountries } from './list-countries.ts'

testDatabase()

const inTurkish = { language: 'tr', requestId: 'test' } as const
const inEnglish = { language: 'en', requestId: 'test' } as const

test('Türkiye comes first of 250 countries, and "unspecified" is not among them', async () => {
  const { items } = await listCountries(inTurkish)
  expect(items).toHaveLength(250)
  expect(items[0]).toEqual({
    id: 223,
    name: 'Türkiye',
    alpha2: 'TR',
    alpha3: 'TUR',
    numeric: '792',
    phone: '+90',
    flag: '🇹🇷',
  })
  expect(items.filter(({ id }) => id < 1)).toEqual([])
})

test('after Türkiye countries follow the alphabet of their language', async () => {
  const [, ...turkish] = (await listCountries(inTurkish)).items.map(({ name }) => name)
  const [, ...english] = (await listCountries(inEnglish)).items.map(({ name }) => name)
  expect(turkish).toEqual(turkish.toSorted(new Intl.Collator('tr').compare))
  expect(english).toEqual(english.toSorted(new Intl.Collator('en').compare))
  expect(turkish.slice(0, 2)).toEqual(['ABD Küçük Harici Adaları', 'ABD Virjin Adaları'])
  expect(turkish.indexOf('Çin')).toBeGreaterThan(turkish.indexOf('Cibuti'))
  expect(english[0]).toBe('Afghanistan')
})

test('names come in the language of the caller', async () => {
  const german = async (caller: typeof inTurkish | typeof inEnglish) =>
    (await listCountries(caller)).items.find(({ alpha2 }) => alpha2 === 'DE')?.name
  expect([await german(inTurkish), await german(inEnglish)]).toEqual(['Almanya', 'Germany'])
})
