import { and, eq, or, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCities as call } from '#contract/data/data.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { cities, countries } from '#database/schema/reference.ts'
import { byName } from './names.ts'
import { prepared } from './prepared.ts'
import { matches, nothingSearched, pattern } from './search.ts'

export async function listCities(
  { language }: Caller,
  { countryId, search }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const items = await statement(language).execute({ countryId, search: pattern(search) })
  if (items.length === 0) await requireCountry(countryId)
  return { items }
}

const statement = prepared(
  'list_cities',
  () => ({ id: cities.id, name: cities.name }),
  (db, fields, language) =>
    db
      .select(fields)
      .from(cities)
      .where(and(eq(cities.countryId, sql.placeholder('countryId')), or(nothingSearched, matches(cities.search))))
      .orderBy(byName(language, { name: cities.name }), cities.id),
)

/** Runs for an empty list only: an uninhabited country is fine, an unknown one is a problem. */
async function requireCountry(countryId: number) {
  const found = await database().select({ id: countries.id }).from(countries).where(eq(countries.id, countryId))
  if (found.length === 0) throw problem('data.notFound')
}
