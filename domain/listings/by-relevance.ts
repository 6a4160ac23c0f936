import { and, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import type { SearchedWords } from '#domain/search/searched-words.ts'
import { type ListingFilters, matchesFilters } from './listing-filters.ts'
import { listingOrder } from './listing-order.ts'
import { listingFields } from './listing-row.ts'
import { stateOfListing } from './listing-state.ts'

/**
 * Among how many the best are looked for, twice: those with the words in their title, and those with them anywhere, the next to
 * close of each. More would make a frequent word slower the more listings there are.
 */
const considered = 500

/** What a word counts in the text, in summary and names, in organization and tags, and in the title. */
const weights = '{0.05, 0.3, 0.5, 1.0}'

interface Window {
  readonly pageNumber: number
  readonly pageSize: number
}

/** The listings that have most of what is meant come first, then those that have it where it counts, then the next to close. */
export function byRelevance(filters: ListingFilters, words: SearchedWords, { pageNumber, pageSize }: Window) {
  const next = (where: SQL | undefined) =>
    database()
      .select({ formId: listings.formId })
      .from(listings)
      .where(where)
      .orderBy(...listingOrder('deadline', filters.state))
      .limit(considered)
  const where = matchesFilters(filters)
  const inTitle = sql`${listings.words} @@ ${inTitles(words.meant)}::tsquery`
  const alike = unionAll(next(and(where, inTitle)), next(where)).as('alike')
  const page = database().selectDistinct({ formId: alike.formId }).from(alike).as('page')
  return database()
    .select(listingFields)
    .from(page)
    .innerJoin(listings, eq(listings.formId, page.formId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .orderBy(...fitting(words), ...listingOrder('deadline', filters.state))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
}

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

/** The same query for words of titles alone. */
const inTitles = (meant: readonly string[]) =>
  meant
    .map((query) =>
      query.replace(/'((?:[^'\\]|''|\\\\)*)'(:\*)?/g, (_, word, begins) => `'${word}':${begins ? '*' : ''}A`),
    )
    .join(' & ')
