import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ListingState } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { titleWords } from '#database/schema/columns/listing-words.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import type { SearchedWords } from '#domain/search/searched-words.ts'
import { type ListingFilters, matchesFilters } from './listing-filters.ts'
import { listingOrder } from './listing-order.ts'
import { listingFields } from './listing-row.ts'
import { stateOfListing } from './listing-state.ts'
import { nextToClose } from './next-to-close.ts'

/**
 * Among how many the best are looked for, twice: those with the words in their title, and those with them anywhere, the next to
 * close of each. More would make a frequent word slower the more listings there are.
 */
export const considered = 150

/** What a word counts in the text, in summary and names, in organization and tags, and in the title. */
const weights = '{0.05, 0.3, 0.5, 1.0}'

interface Window {
  readonly pageNumber: number
  readonly pageSize: number
}

/**
 * The listings that have most of what is meant come first, then those that have it where it counts, then the next to close. Each
 * says of how many it is one.
 */
export function byRelevance(filters: ListingFilters, words: SearchedWords, { pageNumber, pageSize }: Window) {
  return database()
    .select({ ...listingFields, found: sql<number>`count(*) over ()::int` })
    .from(sql`(${candidatesOf(filters, words)}) as page`)
    .innerJoin(listings, sql`${listings.formId} = page.form_id`)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .orderBy(...fitting(words), ...listingOrder('deadline', filters.state))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
}

/**
 * With the words in the title, with them anywhere, and with all of them though not open. All words in the title count more than
 * anything else, so the others are looked for only where there are not enough of those.
 */
function candidatesOf({ besides, ...filters }: ListingFilters, words: SearchedWords): SQL {
  const inTitle = words.meant.map((query) => sql`${titleWords(listings.words)} @@ ${query}::tsquery`)
  const others = besides ? ListingState.options.filter((state) => state !== filters.state) : []
  const anywhere = [
    next(matchesFilters(filters), filters.state),
    ...others.map((state) => next(matchesFilters({ ...filters, words: besides, state }), state)),
  ]
  return sql`
    with titles as materialized ${next(and(matchesFilters(filters, 'words'), ...inTitle), filters.state)}
    select form_id from titles
    union
    select form_id from (${sql.join(anywhere, sql` union all `)}) as anywhere where (select count(*) from titles) <= ${considered}`
}

/** One more than is considered, so that one knows whether there are more. */
const next = (where: SQL | undefined, state: ListingState): SQL =>
  state === 'Open'
    ? nextToClose(where, considered + 1)
    : sql`(select ${listings.formId} as form_id from ${listings} where ${where}
        order by ${sql.join(listingOrder('deadline', state), sql`, `)} limit ${considered + 1})`

function fitting({ meant, guessed }: SearchedWords): SQL[] {
  // What was typed counts more than what was made of a slip.
  const matched = meant.map((query, at) => sql`(${listings.words} @@ ${query}::tsquery)::int * ${guessed[at] ? 1 : 2}`)
  return [
    sql`${sql.join(matched, sql` + `)} desc`,
    // Of equals those that one can apply to.
    sql`${stateOfListing} <> 'Open'`,
    sql`ts_rank(${weights}::float4[], ${listings.words}, ${meant.join(' | ')}::tsquery) desc`,
  ]
}
