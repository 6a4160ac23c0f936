import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listAdvertisements as call, Listing } from '#contract/listings/listings.ts'
import { spelledAs } from '#domain/ground/search/spelled-as.ts'
import { findListings } from './find-listings.ts'
import { findInCopy } from './in-memory/find-in-copy.ts'
import { heldCopy } from './in-memory/listing-memory.ts'
import { searchFor } from './search-for.ts'

export async function listAdvertisements(
  { language }: Caller,
  { search, sort, pageNumber, pageSize, ...filters }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const page = { sort, pageNumber, pageSize, language }
  const { found, instead, whole } = await searchFor(
    search,
    { ...filters, isRanked: sort === 'relevance' },
    async (narrowed) => {
      const copy = narrowed.words ? undefined : await heldCopy()
      return copy ? findInCopy(copy, narrowed, page) : findListings(narrowed, page)
    },
  )
  const searchedFor = search && instead && found.total > 0 ? spelledAs(instead, search, found.items.map(read)) : null
  return { ...found, pageNumber, pageSize, searchedFor, matchingAll: whole ?? null }
}

const read = ({ title, summary, company, language }: Listing) => ({
  text: `${title} ${company.name} ${summary}`,
  language,
})
