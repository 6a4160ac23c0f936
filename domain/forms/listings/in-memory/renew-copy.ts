import { eq, not, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { isGone } from '../../../ground/published-forms/listing-state.ts'
import type { HeldListing } from './held-listing.ts'
import { changedCopy, copyOf, type ListingCopy } from './listing-copy.ts'
import { readHeld, versionOf } from './read-held.ts'
import { readReferenceNames } from './reference-names.ts'

/** With more listings nothing is held: they would take more memory than all caches. */
const mostHeld = 30_000

/** Small enough not to block the event loop for long. */
const atOnce = 500

/**
 * Reads the changes since the previous copy, or everything without one; undefined if there is too much to hold.
 * Changes during the read may or may not be included; the caller renews again after the next signal.
 */
export async function renewCopy(before: ListingCopy | undefined, most = mostHeld): Promise<ListingCopy | undefined> {
  const [names, versions] = await Promise.all([before?.names ?? readReferenceNames(), readVersions(most + 1)])
  if (versions.size > most) return undefined
  const ids = [...versions].flatMap(([id, version]) => (before?.listings.get(id)?.version === version ? [] : [id]))
  if (before && ids.length === 0 && versions.size === before.listings.size) return before
  const changed = new Map<string, HeldListing>()
  for (let from = 0; from < ids.length; from += atOnce) {
    for (const held of await readHeld(ids.slice(from, from + atOnce), names)) changed.set(held.formId, held)
  }
  return before
    ? changedCopy(before, ({ formId, version }) => versions.get(formId) === version, changed)
    : copyOf(changed, names)
}

/** As one value, because reading twenty thousand rows takes ten times as long as reading one. */
async function readVersions(limit: number): Promise<ReadonlyMap<string, string>> {
  const some = database()
    .select({ said: sql<string>`${listings.formId}::text || ${versionOf}`.as('said') })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(not(isGone))
    .limit(limit)
    .as('some')
  const [all] = await database()
    .select({ said: sql<string | null>`string_agg(${some.said}, ',')` })
    .from(some)
  return new Map(all?.said?.split(',').map((said) => [said.slice(0, idLength), said.slice(idLength)]))
}

const idLength = 36
