import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listTowns as call } from '#contract/data/data.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { cities, towns } from '#database/schema/reference.ts'
import { byName } from './names.ts'
import { prepared } from './prepared.ts'

export async function listTowns({ language }: Caller, place: Input<typeof call>): Promise<Output<typeof call>> {
  const items = await statement(language).execute(place)
  if (items.length === 0) await requireCity(place)
  return { items }
}

const statement = prepared(
  'list_towns',
  () => ({ id: towns.id, name: towns.name }),
  (db, fields, language) =>
    db
      .select(fields)
      .from(towns)
      .innerJoin(cities, eq(cities.id, towns.cityId))
      .where(and(eq(towns.cityId, sql.placeholder('cityId')), eq(cities.countryId, sql.placeholder('countryId'))))
      .orderBy(byName(language, { name: towns.name })),
)

/** Cities outside Türkiye have an empty list of towns; a city of another country is a problem. */
async function requireCity({ countryId, cityId }: Input<typeof call>) {
  const city = and(eq(cities.id, cityId), eq(cities.countryId, countryId))
  const found = await database().select({ id: cities.id }).from(cities).where(city)
  if (found.length === 0) throw problem('data.notFound')
}
