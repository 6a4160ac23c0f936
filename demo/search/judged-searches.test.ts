import { beforeAll, expect, test } from 'vitest'
import { listCommunities as communities } from '#contract/communities/communities.ts'
import { listAdvertisements as advertisements, listCompanies as companies } from '#contract/listings/listings.ts'
import { listOpportunities as opportunities } from '#contract/opportunities.ts'
import { listCommunities } from '#domain/communities/list-communities.ts'
import { listCompanies } from '#domain/forms/company-pages/list-companies.ts'
import { listAdvertisements } from '#domain/forms/listings/list-advertisements.ts'
import { listOpportunities } from '#domain/forms/opportunities/list-opportunities.ts'
import { testDatabase } from '../../tests/database.ts'
import { loadDemoAccounts } from '../accounts.ts'
import { loadDemo } from '../load-demo.ts'
import judged from './judged-searches.json' with { type: 'json' }

const connection = testDatabase()
const visitor = { language: 'tr', requestId: 'judged' } as const

beforeAll(async () => {
  await loadDemoAccounts(connection.db)
  await loadDemo(connection.db)
})

type Search = (search: string) => Promise<string[]>

/** The titles that each list begins with. */
const lists: Readonly<Record<keyof typeof judged, Search>> = {
  listings: async (search) =>
    (await listAdvertisements(visitor, advertisements.query.parse({ search }))).items.map(({ title }) => title),
  companies: async (search) =>
    (await listCompanies(visitor, companies.query.parse({ search }))).items.map(({ name }) => name),
  opportunities: async (search) =>
    (await listOpportunities(visitor, opportunities.query.parse({ search }))).items.map(({ title }) => title),
  communities: async (search) =>
    (await listCommunities(visitor, communities.query.parse({ search }))).items.map(({ name }) => name),
}

/** One of the wanted titles has to be among the first three: people read no further. */
test.each(Object.keys(lists) as (keyof typeof lists)[])('of %s, 19 searches of 20 find what is meant', async (kind) => {
  const missed: Record<string, string[]> = {}
  for (const [search = '', ...wanted] of judged[kind]) {
    const first = (await lists[kind](search)).slice(0, 3)
    if (!first.some((title) => wanted.some((part) => title.includes(part)))) missed[search] = first
  }
  const share = Object.keys(missed).length / judged[kind].length
  expect(share, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(0.05)
})

test.each([
  'burs',
  '2. sınıf',
  'ön lisans',
  'psikoloji',
  'matematik anlatmak istiyorum',
  'kendi işimi kurmak istiyorum',
])('“%s” finds what is meant each time', async (search) => {
  const [, ...wanted] = judged.listings.find(([typed]) => typed === search) ?? []
  const first = (await lists.listings(search)).slice(0, 3)
  expect(wanted.filter((part) => first.some((title) => title.includes(part)))).not.toEqual([])
})

test('a single word leads with the reader’s language and with what most may apply to', async () => {
  const firstOf = async (language: 'tr' | 'en') => {
    const { items } = await listAdvertisements({ ...visitor, language }, advertisements.query.parse({ search: 'burs' }))
    return items.slice(0, 3).map((listing) => listing.language)
  }
  expect(await firstOf('tr')).toEqual(['tr', 'tr', 'tr'])
  expect((await firstOf('en'))[0]).toBe('en')
})

test('associate degrees are looked for by the two words beside each other', async () => {
  const { items } = await listAdvertisements(visitor, advertisements.query.parse({ search: 'ön lisans' }))
  expect(items.slice(0, 4).filter(({ levels }) => !levels.includes('associate'))).toEqual([])
})

test('there are enough searches to judge by', () => {
  expect(judged.listings.length).toBeGreaterThanOrEqual(60)
})
