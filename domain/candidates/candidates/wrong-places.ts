import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { cities, countries, towns } from '#database/schema/reference.ts'
import { notListed, type WrongField } from './wrong-fields.ts'

interface Places {
  readonly countryId: number | null
  readonly cityId: number | null
  readonly townId?: number | null | undefined
}

/** The places that do not exist or do not lie within the one before. */
export async function wrongPlaces(
  db: Database | Transaction,
  { countryId, cityId, townId = null }: Places,
): Promise<readonly WrongField[]> {
  const [known] = await db
    .select({ countryId: countries.id, countryOfCity: cities.countryId, cityOfTown: towns.cityId })
    .from(sql`(select 1) as one`)
    .leftJoin(countries, sql`${countries.id} = ${countryId}`)
    .leftJoin(cities, sql`${cities.id} = ${cityId}`)
    .leftJoin(towns, sql`${towns.id} = ${townId}`)
  const { countryOfCity = null, cityOfTown = null } = known ?? {}
  const wrong: WrongField[] = []
  if (countryId !== null && !known?.countryId) wrong.push(notListed('countryId'))
  if (cityId !== null && countryOfCity === null) wrong.push(notListed('cityId'))
  else if (countryOfCity !== null && countryOfCity !== countryId)
    wrong.push({ field: 'cityId', key: 'fields.notInCountry' })
  if (townId !== null && cityOfTown === null) wrong.push(notListed('townId'))
  else if (cityOfTown !== null && cityOfTown !== cityId) wrong.push({ field: 'townId', key: 'fields.notInCity' })
  return wrong
}
