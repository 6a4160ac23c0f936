import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { countAdvertisements as countCall, listAdvertisements as listCall } from '#contract/listings/listings.ts'
import { rareName } from '#demo/large/companies.ts'
import { loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { listMatches } from '#domain/forms/matching/list-matches.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { plansOf } from '../../../tests/plans.ts'
import { countAdvertisements } from './count-advertisements.ts'
import { listAdvertisements } from './list-advertisements.ts'

// With a handful of rows the planner would not use the indexes, so there are enough here.

const connection = testDatabase()
const caller = { language: 'tr', requestId: 'test' } as const

beforeAll(() => loadLargeDemo(connection.db, { forms: 6000 }))

const list = (asked: Asked<typeof listCall>) =>
  plansOf(connection.pool, () => listAdvertisements(caller, listCall.query.parse(asked)))

describe('a list reads an index in its order and stops, without sorting and without reading rows to count them', () => {
  test.each([
    ['by deadline', {}, 'listings_all_by_deadline'],
    // With so few rows either index will do; which one is cheaper depends on the analysed sample.
    ['of one type by deadline', { type: ['scholarship'] }, 'listings_(?:all_)?by_deadline'],
    [
      'of a level in a city',
      { type: ['scholarship'], level: ['master'], cityId: [34] },
      'listings_(?:all_)?by_deadline',
    ],
    ['by newest', { sort: 'newest' }, 'listings_by_newest'],
    ['by amount', { sort: 'amount', minAmount: 3000 }, 'listings_by_amount'],
    ['of what opens next', { state: 'Upcoming' }, 'listings_upcoming'],
    ['of what closed last', { state: 'Closed' }, 'listings_ended'],
  ] as [string, Asked<typeof listCall>, string][])('%s', async (_, asked, index) => {
    const [page, count] = await list(asked)
    expect(page).toMatch(new RegExp(`Limit.*\\n.*Index Only Scan using ${index} `))
    if (count) expect(count).toMatch(/Index Only Scan using listings_/)
  })
})

describe('rare values are found by an index', () => {
  test.each([
    ['a rare word', { search: rareName }, 'listings_words'],
    ['a rare word of what is closed', { search: rareName, state: 'Closed' }, 'listings_ended_words'],
    [
      'a university in a city',
      { universityId: [181], cityId: [69], workPlace: ['remote'], level: ['phd'] },
      'listings_marks',
    ],
    ['the organization', { companyId: ['019a0000-0000-7000-8000-000000000000'] }, 'listings_company'],
  ] as [string, Asked<typeof listCall>, string][])('%s', async (_, asked, index) => {
    expect((await list(asked)).join('\n')).toMatch(new RegExp(`(on|using) ${index} `))
  })
})

test('a mistyped word is corrected by an index', async () => {
  const plans = (await list({ search: 'muhendsilik' })).join('\n')
  expect(plans).toContain('listing_words_beginning')
  const far = (await list({ search: 'muhendzzilik' })).join('\n')
  expect(far).toContain('listing_words_near')
})

test('matches for a candidate are searched by deadline, until there are enough', async () => {
  const { caller: candidate, candidateId } = await aCandidate()
  for (const type of [undefined, 'other'] as const) {
    const index = type ? 'listings_by_deadline' : 'listings_all_by_deadline'
    const asked = { candidateId, limit: 12, ...(type ? { type } : {}) }
    const plans = await plansOf(connection.pool, () => listMatches(candidate, asked))
    const searched = plans.filter((plan) => plan.includes('Subquery Scan on near'))
    expect(searched).toHaveLength(2)
    for (const plan of searched) {
      expect(plan).toMatch(
        new RegExp(
          `^Limit[^]*Sort Key: near.relevance DESC[^]*Subquery Scan on near[^]*Limit[^]*Index Scan (?:using|on) ${index} `,
        ),
      )
      expect(plan).not.toContain('Seq Scan on listings')
      // The near ones are sorted by relevance, but found without a sort. With a type there are so few that PostgreSQL
      // 15 prefers to sort them all.
      if (!type) expect(plan.split('Subquery Scan on near')[1]).not.toContain('Sort')
    }
  }
})

test('choices are counted from indexes alone, and only up to a limit', async () => {
  const asked = countCall.query.parse({ type: ['scholarship'], level: ['master'] })
  const [counts = ''] = await plansOf(connection.pool, () => countAdvertisements(caller, asked))
  expect(counts).not.toMatch(/Seq Scan on listings|Bitmap Heap Scan on listings/)
  expect(counts.match(/Limit/g)?.length).toBeGreaterThanOrEqual(5)
})

test('counts beyond the limit are reported as more', async () => {
  const page = await listAdvertisements(caller, listCall.query.parse({}))
  expect(page).toMatchObject({ total: 1000, isMore: true })
  const counts = await countAdvertisements(caller, countCall.query.parse({ type: ['job'] }))
  expect(counts).toMatchObject({ isMore: false, atLeast: ['type', 'state'] })
  expect(counts.total).toBeLessThan(500)
})
