import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { listingFields, toListing } from '../listing-row.ts'
import { markKinds } from '../marks.ts'
import type { HeldListing } from './held-listing.ts'
import type { ReferenceNames } from './reference-names.ts'

/** Every change of a row gives it a new transaction id (xmin). */
export const versionOf: SQL<string> = sql<string>`${listings}.xmin || ' ' || ${companies}.xmin`

export async function readHeld(ids: readonly string[], { cities }: ReferenceNames): Promise<HeldListing[]> {
  const rows = await database()
    .select(heldFields)
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(inArray(listings.formId, [...ids]))
  return rows.map((row) => ({
    formId: row.formId,
    version: row.version,
    number: row.number,
    companyId: row.companyId,
    isOpen: row.isOpen,
    startsAt: row.starts,
    endsAt: row.ends,
    publishedAt: row.published,
    monthlyMinor: row.monthlyMinor,
    marks: byKind(row.marks),
    // The state depends on the time and is computed when the card is used.
    card: toListing(Object.assign(row, { state: 'Open' as const, cities: named(row.cityIds) })),
  }))

  function named(ids: readonly number[]) {
    const found = [...new Set(ids)].flatMap((id) => {
      const city = cities.get(id)
      return city ? [{ id, ...city }] : []
    })
    return found.sort((one, other) => one.place - other.place).map(({ id, name }) => ({ id, name }))
  }
}

// City names are resolved in memory: joining the cities of each listing would take longer than everything else.
const { state: _state, cities: _cities, ...cardFields } = listingFields

const microseconds = (moment: PgColumn) => sql<number>`(extract(epoch from ${moment}) * 1000000)::float8`

const heldFields = {
  ...cardFields,
  version: versionOf,
  isOpen: listings.isOpen,
  starts: microseconds(listings.startsAt),
  ends: microseconds(listings.endsAt),
  published: microseconds(listings.publishedAt),
  monthlyMinor: listings.monthlyMinor,
  marks: listings.marks,
  cityIds: listings.cityIds,
}

function byKind(marks: readonly number[]): number[][] {
  const kinds: number[][] = Object.keys(markKinds).map(() => [])
  for (const mark of marks) kinds[mark % 8]?.push(mark)
  return kinds
}
