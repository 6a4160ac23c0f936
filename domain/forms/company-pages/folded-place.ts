import { sql } from 'drizzle-orm'
import { companies } from '#database/schema/companies.ts'
import { cities, towns } from '#database/schema/reference.ts'

/** The names of an organization's city and town, folded for searching. */
export const foldedPlace = sql`(
  coalesce((select tr_fold(${cities.name}) from ${cities} where ${cities.id} = ${companies.cityId}), '') || ' ' ||
  coalesce((select tr_fold(${towns.name}) from ${towns} where ${towns.id} = ${companies.townId}), '')
)`
