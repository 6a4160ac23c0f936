import { beforeAll, expect, test } from 'vitest'
import { listAdvertisements as call } from '#contract/listings/listings.ts'
import { listAdvertisements } from '#domain/listings/list-advertisements.ts'
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

/** One of the wanted titles has to be among the first three: people read no further. */
test('what people look for is among the first three of 19 searches out of 20', async () => {
  const missed: Record<string, string[]> = {}
  for (const [search = '', ...wanted] of judged.listings) {
    const { items } = await listAdvertisements(visitor, call.query.parse({ search }))
    const first = items.slice(0, 3).map(({ title }) => title)
    if (!first.some((title) => wanted.some((part) => title.includes(part)))) missed[search] = first
  }
  expect(judged.listings.length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(missed).length / judged.listings.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(0.05)
})
