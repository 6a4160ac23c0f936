import { expect, test } from 'vitest'
import { listAdvertisements as call } from '#contract/listings/listings.ts'
import { loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, inDays } from '../../../tests/listings.ts'
import { plansOf } from '../../../tests/plans.ts'
import { considered } from './by-relevance.ts'
import { listAdvertisements } from './list-advertisements.ts'

const connection = testDatabase()
const caller = { language: 'tr', requestId: 'test' } as const
const search = (words: string, pageNumber = 1) =>
  listAdvertisements(caller, call.query.parse({ search: words, sort: 'relevance', pageNumber }))

test('listings that close today, in days, weeks or years, or never are found, the nearest deadline first', async () => {
  const days = [0.001, 1, 3, 4, 13, 14, 83, 84, 85, 700]
  for (const day of days) await aListing({ title: 'Zeytin Bursu', closesAt: inDays(day).toISOString() })
  await aListing({ title: 'Zeytin Bursu', closesAt: null })
  const { items, total, isMore } = await search('zeytin')
  expect({ total, isMore }).toEqual({ total: days.length + 1, isMore: false })
  const closing = items.map(({ closesAt }) => closesAt ?? 'never')
  expect(closing).toEqual(closing.toSorted())
})

test('for a frequent word the next listings to close are read, by the index of titles and by that of all words', async () => {
  await loadLargeDemo(connection.db, { forms: 6000 })
  const { rows } = await connection.pool.query(
    `select count(*)::int as open from listings where is_open and ends_at > now() and starts_at <= now() and words @@ 'burs'`,
  )
  expect(rows[0].open).toBeGreaterThan(4 * considered)
  expect(await search('burs')).toMatchObject({ total: considered, isMore: true })
  const last = await search('burs', Math.ceil(considered / 20))
  expect(last.items.length).toBeGreaterThan(0)
  const { rows: reached } = await connection.pool.query(
    `select ends_at from listings where is_open and ends_at > now() and starts_at <= now() and words @@ 'burs'
     order by ends_at, form_id offset $1 limit 1`,
    [2 * considered],
  )
  for (const { closesAt } of last.items) expect(String(closesAt) < reached[0].ends_at.toISOString()).toBe(true)

  const plan = (await plansOf(connection.pool, () => search('burs'))).find((one) => one.includes('Values Scan')) ?? ''
  expect(plan).toMatch(/Bitmap Index Scan on listings_titles /)
  expect(plan).toMatch(/Bitmap Index Scan on listings_words /)
  expect(plan).not.toMatch(/Seq Scan on listings/)
  // Full texts are read only if too few titles match.
  expect(plan).toMatch(/One-Time Filter: \(\(InitPlan/)
  // Inserting 6,000 forms takes time.
}, 60_000)
