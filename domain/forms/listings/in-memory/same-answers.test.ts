import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { FormType, WorkKind, WorkPlace } from '#contract/forms/form-content.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import {
  countAdvertisements as countCall,
  ListingState,
  listAdvertisements as listCall,
} from '#contract/listings/listings.ts'
import { loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aListing, inDays } from '../../../../tests/listings.ts'
import { countAdvertisements } from '../count-advertisements.ts'
import { findListings } from '../find-listings.ts'
import { listAdvertisements } from '../list-advertisements.ts'
import { findInCopy } from './find-in-copy.ts'
import type { ListingCopy } from './listing-copy.ts'
import { holdListings, type ListingMemory, setListingMemory } from './listing-memory.ts'
import { renewCopy } from './renew-copy.ts'

const connection = testDatabase()
afterEach(() => setListingMemory(undefined))

const day = 86_400_000
let known: { cityId: number[]; universityId: number[]; companyId: string[]; number: number[] }

beforeAll(async () => {
  await loadLargeDemo(connection.db, { forms: 500 })
  const publishedAt = inDays(-3)
  const twins = await Promise.all([1, 2, 3].map(() => aListing({ publishedAt, monthly: 5000, cityIds: [] })))
  // Differences below the resolution of JavaScript's dates.
  for (const [place, { id }] of twins.entries()) {
    await connection.db.execute(sql`
      update listings set published_at = published_at + ${3 - place} * interval '1 microsecond' where form_id = ${id}`)
  }
  await aListing({ closesAt: null })
  // One past its deadline but not closed yet, and one older than a year.
  await aListing({ closesAt: inDays(-1).toISOString() })
  await aListing({ state: 'Closed', closedAt: inDays(-364), publishedAt: inDays(-500) })
  await aListing({ state: 'Closed', closedAt: inDays(-367), publishedAt: inDays(-500) })
  const { rows } = await connection.db.execute<typeof known>(sql`
    select array(select distinct unnest(city_ids) from listings where city_ids <> '{0}' limit 12) as "cityId",
      array(select distinct unnest(university_ids) from listings where university_ids <> '{0}' limit 12) as "universityId",
      array(select id::text from companies limit 12) as "companyId",
      array(select number from listings order by md5(form_id::text) limit 12) as number`)
  if (rows[0]) known = rows[0]
})

/** A seeded generator: the same numbers in every run. */
function dice(seed: number) {
  let state = seed
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
  const oneOf = <T>(values: readonly T[]) => values[below(values.length)] as T
  const sometimes = <T>(make: () => T, oneIn = 4) => (below(oneIn) === 0 ? make() : undefined)
  const someOf = <T>(values: readonly T[]) => sometimes(() => [...new Set([oneOf(values), oneOf(values)])])
  return { below, oneOf, sometimes, someOf }
}

function randomFilters({ below, oneOf, sometimes, someOf }: ReturnType<typeof dice>): Asked<typeof countCall> {
  const filters = {
    state: oneOf([...ListingState.options, 'Open']),
    type: someOf(FormType.options),
    level: someOf(levelCodes),
    cityId: someOf([...known.cityId, 999_999]),
    universityId: someOf(known.universityId),
    companyId: someOf(known.companyId),
    workPlace: someOf(WorkPlace.options),
    workKind: someOf(WorkKind.options),
    minAmount: sometimes(() => 1 + below(8000), 6),
    closesIn: sometimes(() => 1 + below(60), 6),
    search: sometimes(() => `#${oneOf(known.number)}`, 8),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

async function fromBoth<T>(memory: ListingMemory, ask: () => Promise<T>): Promise<{ inMemory: T; inDatabase: T }> {
  const inDatabase = await ask()
  expect(await memory.current()).toBeDefined()
  setListingMemory(memory)
  const inMemory = await ask()
  setListingMemory(undefined)
  return { inMemory, inDatabase }
}

const languages = ['tr', 'en'] as const

test('lists are the same from memory as from the database', async () => {
  const random = dice(7)
  const memory = holdListings()
  let found = 0
  for (let round = 0; round < 80; round++) {
    const asked: Asked<typeof listCall> = {
      ...(round === 0 ? {} : randomFilters(random)),
      sort: random.oneOf(['deadline', 'newest', 'amount'] as const),
      pageNumber: 1 + random.below(random.oneOf([1, 1, 6])),
      pageSize: random.oneOf([1, 5, 20, 100]),
    }
    const input = listCall.query.parse(asked)
    const { inMemory, inDatabase } = await fromBoth(memory, () =>
      listAdvertisements({ language: 'tr', requestId: 'test' }, input),
    )
    expect(inMemory, JSON.stringify(asked)).toEqual(inDatabase)
    found += inMemory.items.length
  }
  expect(found).toBeGreaterThan(300)
})

test('counts are the same from memory as from the database, but for what is only counted "at least"', async () => {
  const random = dice(11)
  const memory = holdListings()
  for (let round = 0; round < 60; round++) {
    const asked = round === 0 ? {} : randomFilters(random)
    const input = countCall.query.parse(asked)
    const language = random.oneOf(languages)
    const { inMemory, inDatabase } = await fromBoth(memory, () =>
      countAdvertisements({ language, requestId: 'test' }, input),
    )
    // For choices that hit the limit the samples differ: the database takes any listings, the memory the first.
    const cutOff = inDatabase.atLeast.filter((name) => name !== 'state').map((name) => [name, []])
    const exact = (counts: typeof inDatabase) => ({ ...counts, ...Object.fromEntries(cutOff) })
    expect(exact(inMemory), JSON.stringify(asked)).toEqual(exact(inDatabase))
  }
})

test('a listing opens, closes and disappears by the clock, whenever the copy was made', async () => {
  const copy = (await renewCopy(undefined)) as ListingCopy
  const later = 20 * day
  const moment = Date.now() + later
  // Equals waiting for twenty days.
  await connection.db.execute(sql`
    update listings set opens_at = opens_at - interval '20 days', closes_at = closes_at - interval '20 days',
      published_at = published_at - interval '20 days', closed_at = closed_at - interval '20 days'`)
  const changed = new Set<string>()
  for (const state of ListingState.options) {
    for (const sort of ['deadline', 'newest', 'amount'] as const) {
      const window = { sort, pageNumber: 1, pageSize: 100 }
      const told = ({ items, ...total }: Awaited<ReturnType<typeof findListings>>) => ({
        ...total,
        items: items.map(({ formId, state: is }) => [formId, is]),
      })
      const before = findInCopy(copy, { state }, window)
      const inMemory = findInCopy(copy, { state }, window, moment)
      expect(told(inMemory)).toEqual(told(await findListings({ state }, window)))
      for (const { formId } of before.items)
        if (!inMemory.items.some((item) => item.formId === formId)) changed.add(formId)
    }
  }
  expect(changed.size).toBeGreaterThan(10)
})

test('a renewal reads only the changed rows, and gives the same copy as reading all', async () => {
  const before = (await renewCopy(undefined)) as ListingCopy
  for (const sort of ['deadline', 'newest', 'amount'] as const)
    findInCopy(before, { state: 'Open' }, { sort, pageNumber: 1, pageSize: 1 })
  expect(await renewCopy(before)).toBe(before)

  const [changed, closed, deleted, ofRenamed] = [...before.listings.values()].filter(({ isOpen }) => isOpen)
  const added = await aListing({ monthly: 4321 })
  await connection.db.execute(
    sql`update listings set closes_at = closes_at + interval '3 days' where form_id = ${changed?.formId}`,
  )
  await connection.db.execute(
    sql`update listings set is_open = false, closed_at = now() where form_id = ${closed?.formId}`,
  )
  await connection.db.execute(sql`delete from listings where form_id = ${deleted?.formId}`)
  await connection.db.execute(sql`update companies set name = 'Yeni Ad' where id = ${ofRenamed?.companyId}`)
  const [renewed, whole] = [await renewCopy(before), await renewCopy(undefined)] as [ListingCopy, ListingCopy]
  expect(renewed.companyNames.get(ofRenamed?.companyId ?? '')).toBe('Yeni Ad')
  expect(renewed.listings.has(added.id)).toBe(true)
  const untouched = [...renewed.listings.values()].filter((listing) => before.listings.get(listing.formId) === listing)
  expect(untouched.length).toBeGreaterThan(renewed.listings.size / 2)
  for (const state of ListingState.options) {
    for (const sort of ['deadline', 'newest', 'amount'] as const) {
      const window = { sort, pageNumber: 1, pageSize: 100 }
      expect(findInCopy(renewed, { state }, window)).toEqual(findInCopy(whole, { state }, window))
    }
  }
})

test('more listings than the limit are not held', async () => {
  expect(await renewCopy(undefined, 10)).toBeUndefined()
})
