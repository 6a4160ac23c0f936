import { and } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { suggest as call } from '#contract/suggestions.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { hasSomethingToShow } from '#domain/forms/company-pages/shown-companies.ts'
import { findListings } from '#domain/forms/listings/find-listings.ts'
import { holdsFolded } from '#domain/ground/reference/search.ts'
import { searchedWords } from '#domain/ground/search/searched-words.ts'
import { advertisementAddress, companyAddress } from '#platform/text/public-addresses.ts'
import { fold } from '#platform/text/turkish.ts'
import { translate } from '#platform/texts.ts'

/** How many suggestions a person reads while typing. */
const [mostListings, mostCompanies] = [6, 2]

export async function suggest(
  { language }: Caller,
  { search, type }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const [listed, named] = await Promise.all([listingsFor(search, type), companiesFor(search, type)])
  return {
    items: [
      ...listed.map((listing) => ({
        title: listing.title,
        note: listing.company.name,
        address: advertisementAddress(listing),
      })),
      ...named.map(({ name, companyNumber, type: kind }) => ({
        title: name,
        note: translate(language, 'companyTypes.name', { type: kind }),
        address: companyAddress({ name, companyNumber }),
      })),
    ],
  }
}

async function listingsFor(search: string, type: Input<typeof call>['type']) {
  const words = await searchedWords(search, { isUnfinished: true })
  if (words.meant.length === 0) return []
  const found: Listing[] = []
  for (const [state, enough] of inTurn) {
    if (found.length >= enough) break
    const filters = { state, ...(type && { type: [type] }), words }
    const { items } = await findListings(filters, { sort: 'relevance', pageNumber: 1, pageSize: mostListings })
    found.push(...items)
  }
  return found.slice(0, mostListings)
}

/** Open listings first; upcoming ones if those are few, closed ones if there is nothing else. */
const inTurn = [
  ['Open', 1],
  ['Upcoming', 3],
  ['Closed', 1],
] as const

/** Searching within one type of listing suggests no organizations. */
async function companiesFor(search: string, type: Input<typeof call>['type']) {
  if (type) return []
  return database()
    .select({ name: companies.name, companyNumber: companies.number, type: companies.type })
    .from(companies)
    .where(and(holdsFolded(companies.search, fold(search)), hasSomethingToShow))
    .orderBy(companies.name, companies.id)
    .limit(mostCompanies)
}
