import { sql } from 'drizzle-orm'
import { turkey } from '#contract/data/data.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { cities, countries, universities } from '#database/schema/reference.ts'
import { fold } from '#platform/text/turkish.ts'

export type PlaceKind = 'country' | 'city' | 'university'

export interface NamedPlace {
  readonly kind: PlaceKind
  readonly text: string
}

/** Finds an item of the reference data by its name; undefined if no item or more than one has this name. */
export type PlaceOf = (kind: PlaceKind, text: string) => number | undefined

/** The words that name Turkish nationality in a file. */
const turkish = ['tc', 't.c.', 'turk', 'turkish', 'turkiye cumhuriyeti', 'turkey']

/**
 * Recognises countries, cities and universities by their names in either language, in one query for any number of
 * them.
 */
export async function listedPlaces(db: Database | Transaction, asked: readonly NamedPlace[]): Promise<PlaceOf> {
  const named = (kind: PlaceKind) =>
    sql.param([...new Set(asked.flatMap((place) => (place.kind === kind ? fold(place.text) : [])))])
  if (asked.length === 0) return () => undefined
  const { rows } = await db.execute<{ kind: PlaceKind; name: string; id: number; isFirst: boolean }>(sql`
    with named as (
      select 'country' as kind, name, id, true as is_first from (
        select ${countries.id} as id, unnest(array[tr_fold(${countries.name}), tr_fold(${countries.nameEn}),
          tr_fold(${countries.alpha2}), tr_fold(${countries.alpha3})]) as name from ${countries}) as country
      where name = any(${named('country')}::text[])
      union select 'city', ${cities.search}, ${cities.id}, ${cities.countryId} = ${turkey} from ${cities}
      where ${cities.search} = any(${named('city')}::text[])
      union select 'university', name, id, is_first from (
        select ${universities.id} as id, ${universities.countryId} = ${turkey} as is_first,
          unnest(array[tr_fold(${universities.name}), tr_fold(${universities.nameEn})]) as name from ${universities}) as school
      where name = any(${named('university')}::text[])
    )
    select kind, name, id, is_first as "isFirst" from named`)
  const found = new Map<string, { readonly id: number; readonly isFirst: boolean }[]>()
  for (const { kind, name, ...place } of rows) {
    const key = `${kind} ${name}`
    found.set(key, [...(found.get(key) ?? []), place])
  }
  return (kind, text) => {
    const name = fold(text)
    if (kind === 'country' && turkish.includes(name)) return turkey
    const places = found.get(`${kind} ${name}`) ?? []
    // Places in Türkiye win over namesakes elsewhere.
    const [only, ...others] = places.some(({ isFirst }) => isFirst) ? places.filter(({ isFirst }) => isFirst) : places
    return others.length === 0 ? only?.id : undefined
  }
}
