import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { cities, educationLevels, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

/** Names for cards and counts, from reference data that changes only by an import. */
export interface ReferenceNames {
  /** By id, with their position in Turkish order. */
  readonly cities: ReadonlyMap<number, { readonly name: string; readonly place: number }>
  readonly cityId: Readonly<Record<Language, ReadonlyMap<string, string>>>
  readonly universityId: Readonly<Record<Language, ReadonlyMap<string, string>>>
  /** By code, in their order. */
  readonly level: Readonly<Record<Language, ReadonlyMap<string, string>>>
}

export async function readReferenceNames(): Promise<ReferenceNames> {
  const namesOf = <T extends typeof universities | typeof educationLevels>(table: T) => ({
    tr: nameIn('tr', table),
    en: nameIn('en', table),
  })
  const [ofCities, ofUniversities, ofLevels] = await Promise.all([
    database().select({ id: cities.id, name: cities.name }).from(cities).orderBy(sql`${cities.name} collate turkish`),
    database()
      .select({ key: universities.id, ...namesOf(universities) })
      .from(universities),
    database()
      .select({ key: educationLevels.code, ...namesOf(educationLevels) })
      .from(educationLevels)
      .orderBy(educationLevels.id),
  ])
  const cityNames = new Map(ofCities.map(({ id, name }) => [String(id), name]))
  return {
    cities: new Map(ofCities.map(({ id, name }, place) => [id, { name, place }])),
    cityId: { tr: cityNames, en: cityNames },
    universityId: byLanguage(ofUniversities),
    level: byLanguage(ofLevels),
  }
}

interface Row {
  readonly key: string | number
  readonly tr: string
  readonly en: string
}

const byLanguage = (rows: readonly Row[]) => ({
  tr: new Map(rows.map(({ key, tr }) => [String(key), tr])),
  en: new Map(rows.map(({ key, en }) => [String(key), en])),
})
