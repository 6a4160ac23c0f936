import { inArray, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Output } from '#contract/call.ts'
import type { countAdvertisements } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { cities, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { type Counts, mostOffered } from './count-choices.ts'
import { heldCopy } from './in-memory/listing-memory.ts'
import type { ListingFilters } from './listing-filters.ts'

type Listed = Pick<Output<typeof countAdvertisements>, 'cityId' | 'universityId' | 'companyId'>

export async function largestChoices(counts: Counts, filters: ListingFilters, language: Language): Promise<Listed> {
  const largest = {
    cityId: largestOf(counts.of('cityId'), filters.cityId),
    universityId: largestOf(counts.of('universityId'), filters.universityId),
    companyId: largestOf(counts.of('companyId'), filters.companyId),
  }
  const names = (await heldNames(largest, language)) ?? (await readNames(largest, language))
  const named = (choice: keyof Listed) =>
    largest[choice].flatMap(({ value, count }) => {
      const name = names[choice].get(value)
      return name === undefined ? [] : [{ value, name, count }]
    })
  return { cityId: named('cityId'), universityId: named('universityId'), companyId: named('companyId') }
}

/** Listings for all cities or universities count for each of them. */
function largestOf(counts: ReadonlyMap<string, number>, chosen: readonly (number | string)[] = []) {
  const ofAll = counts.get('0') ?? 0
  const single = [...counts].filter(([value]) => value !== '0')
  single.sort(([one, count], [other, otherCount]) => otherCount - count || byId(one, other))
  const largest = single.slice(0, mostOffered).map(([value]) => value)
  return [...new Set([...largest, ...chosen.map(String)])].map((value) => ({
    value,
    count: (counts.get(value) ?? 0) + ofAll,
  }))
}

/** Numeric ids have no leading zeros, and the others are of equal length. */
const byId = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)

type Largest = Readonly<Record<keyof Listed, readonly { readonly value: string }[]>>
type Names = Readonly<Record<keyof Listed, ReadonlyMap<string, string>>>

/** Names from memory; undefined if a chosen organization has no listings. */
async function heldNames({ companyId }: Largest, language: Language): Promise<Names | undefined> {
  const copy = await heldCopy()
  if (!copy || companyId.some(({ value }) => !copy.companyNames.has(value))) return undefined
  const { cityId, universityId } = copy.names
  return { cityId: cityId[language], universityId: universityId[language], companyId: copy.companyNames }
}

async function readNames({ cityId, universityId, companyId }: Largest, language: Language): Promise<Names> {
  const values = (choices: Largest[keyof Listed]) => choices.map(({ value }) => value)
  const ids = (choices: Largest[keyof Listed]) => values(choices).map(Number)
  const named = (of: keyof Listed, id: PgColumn) => ({
    of: sql<keyof Listed>`${sql.raw(`'${of}'`)}`,
    id: sql<string>`${id}::text`,
  })
  const rows = await unionAll(
    database()
      .select({ ...named('cityId', cities.id), name: sql<string>`${cities.name}` })
      .from(cities)
      .where(inArray(cities.id, ids(cityId))),
    database()
      .select({ ...named('universityId', universities.id), name: nameIn(language, universities) })
      .from(universities)
      .where(inArray(universities.id, ids(universityId))),
    database()
      .select({ ...named('companyId', companies.id), name: sql<string>`${companies.name}` })
      .from(companies)
      .where(inArray(companies.id, values(companyId))),
  )
  const namesOf = (of: keyof Listed) => new Map(rows.flatMap((row) => (row.of === of ? [[row.id, row.name]] : [])))
  return { cityId: namesOf('cityId'), universityId: namesOf('universityId'), companyId: namesOf('companyId') }
}
