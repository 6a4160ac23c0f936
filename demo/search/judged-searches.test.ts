import { beforeAll, expect, test } from 'vitest'
import { listCommunities as communities } from '#contract/communities/communities.ts'
import { listAdvertisements as advertisements, listCompanies as companies } from '#contract/listings/listings.ts'
import { listOpportunities as opportunities } from '#contract/opportunities.ts'
import { listCommunities } from '#domain/communities/list-communities.ts'
import { listCompanies } from '#domain/company-pages/list-companies.ts'
import { listAdvertisements } from '#domain/listings/list-advertisements.ts'
import { listOpportunities } from '#domain/opportunities/list-opportunities.ts'
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

test('there are enough searches to judge by', () => {
  expect(judged.listings.length).toBeGreaterThanOrEqual(60)
})
