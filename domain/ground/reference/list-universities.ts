import { and, type Column, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type listUniversities as call, turkey } from '#contract/data/data.ts'
import { universities } from '#database/schema/reference.ts'
import { byName, nameIn } from './names.ts'
import { prepared } from './prepared.ts'
import { matches, pattern } from './search.ts'
import { hasInitials, wholeNameFor } from './university-abbreviations.ts'

export async function listUniversities(
  { language }: Caller,
  { type, countryId, cityId, search, limit }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const unfiltered = [type, countryId, cityId, search].every((filter) => filter === undefined)
  const whole = search === undefined ? undefined : wholeNameFor(search)
  const statement = search === undefined ? listing : searching
  const items = await statement(language).execute({
    type,
    countryId: unfiltered ? turkey : countryId,
    cityId,
    search: pattern(whole ?? search),
    initials: whole ? undefined : search?.trim(),
    limit,
  })
  return { items }
}

const listing = statementFor('list_universities')
// A statement of its own, because only this one can use the search index.
const searching = statementFor('search_universities', or(matches(universities.search), hasInitials), hasInitials)

/** `first`: the rows that come before all others. */
function statementFor(statementName: string, condition?: SQL, first?: SQL) {
  return prepared(
    statementName,
    (language) => ({
      id: universities.id,
      name: nameIn(language, universities),
      type: universities.type,
      countryId: universities.countryId,
      cityId: universities.cityId,
      domain: universities.domain,
      active: universities.active,
    }),
    (db, fields, language) =>
      db
        .select(fields)
        .from(universities)
        .where(
          and(
            isOrAny(universities.type, 'type', sql`text`),
            isOrAny(universities.countryId, 'countryId', sql`integer`),
            isOrAny(universities.cityId, 'cityId', sql`integer`),
            condition,
          ),
        )
        .orderBy(
          ...(first ? [desc(first)] : []),
          sql`(${universities.countryId} <> ${sql.raw(String(turkey))})`,
          byName(language, universities),
          universities.id,
        )
        .limit(sql.placeholder('limit')),
  )
}

function isOrAny(column: Column, filter: string, type: SQL): SQL {
  return sql`(${sql.placeholder(filter)}::${type} is null or ${column} = ${sql.placeholder(filter)}::${type})`
}
