import { inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Output } from '#contract/call.ts'
import type { countAdvertisements } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { cities, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Counts } from './count-choices.ts'
import type { ListingFilters } from './listing-filters.ts'

type Listed = Pick<Output<typeof countAdvertisements>, 'cityId' | 'universityId' | 'companyId'>

/** There are too many cities and universities to offer all: offers the largest, and those that are chosen. */
const offered = 15

export async function largestChoices(counts: Counts, filters: ListingFilters, language: Language): Promise<Listed> {
  const largest = {
    cityId: largestOf(counts.of('cityId'), filters.cityId),
    universityId: largestOf(counts.of('universityId'), filters.universityId),
    companyId: largestOf(counts.of('companyId'), filters.companyId),
  }
  const nameOf = await namesOf(largest, language)
  const named = (choice: keyof Listed) =>
    largest[choice].flatMap(({ value, count }) => {
      const name = nameOf.get(`${choice} ${value}`)
      return name === undefined ? [] : [{ value, name, count }]
    })
  return { cityId: named('cityId'), universityId: named('universityId'), companyId: named('companyId') }
}

/** Listings for all cities or universities count for each of them. */
function largestOf(counts: ReadonlyMap<string, number>, chosen: readonly (number | string)[] = []) {
  const ofAll = counts.get('0') ?? 0
  const values = [...counts.keys()].filter((value) => value !== '0')
  const byCount = (one: string, other: string) =>
    (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || inOrder.compare(one, other)
  const largest = values.toSorted(byCount).slice(0, offered)
  return [...new Set([...largest, ...chosen.map(String)])].map((value) => ({
    value,
    count: (counts.get(value) ?? 0) + ofAll,
  }))
}

const inOrder = new Intl.Collator('en', { numeric: true })

type Largest = Readonly<Record<keyof Listed, readonly { readonly value: string }[]>>

async function namesOf({ cityId, universityId, companyId }: Largest, language: Language) {
  const ids = (choices: Largest[keyof Listed]) => choices.map(({ value }) => Number(value))
  const rows = await unionAll(
    database()
      .select({ key: sql<string>`'cityId ' || ${cities.id}`, name: sql<string>`${cities.name}` })
      .from(cities)
      .where(inArray(cities.id, ids(cityId))),
    database()
      .select({ key: sql<string>`'universityId ' || ${universities.id}`, name: nameIn(language, universities) })
      .from(universities)
      .where(inArray(universities.id, ids(universityId))),
    database()
      .select({ key: sql<string>`'companyId ' || ${companies.id}`, name: sql<string>`${companies.name}` })
      .from(companies)
      .where(
        inArray(
          companies.id,
          companyId.map(({ value }) => value),
        ),
      ),
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}
