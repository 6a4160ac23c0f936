import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ListingState } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { titleWords } from '#database/schema/columns/listing-words.ts'
import { companies } from '#database/schema/companies.ts'
import { listings } from '#database/schema/forms.ts'
import { eachEnough, type SearchedWords } from '#domain/ground/search/searched-words.ts'
import type { Language } from '#platform/text/locales.ts'
import { stateOfListing } from '../../ground/published-forms/listing-state.ts'
import { type ListingFilters, matchesFilters } from './listing-filters.ts'
import { listingOrder } from './listing-order.ts'
import { listingFields } from './listing-row.ts'
import { nextToClose } from './next-to-close.ts'

/**
 * Among how many the best are looked for, twice: those with the words in their title, and those with them anywhere, the next to
 * close of each. More would make a frequent word slower the more listings there are.
 */
export const considered = 150

/** What a word counts in the text, in summary and names, in organization and tags, and in the title. */
const weights = '{0.05, 0.3, 0.5, 1.0}'

interface Window {
  readonly language?: Language
  readonly pageNumber: number
  readonly pageSize: number
}

/**
 * The listings that have most of what is meant come first, and of those that have as much those that have what few have; then
 * those that have it where it counts, then the next to close. Each says of how many it is one.
 */
export function byRelevance(filters: ListingFilters, words: SearchedWords, window: Window) {
  const { language = 'tr', pageNumber, pageSize } = window
  return database()
    .select({ ...listingFields, found: sql<number>`count(*) over ()::int` })
    .from(sql`(${candidatesOf(filters, words)}) as page`)
    .innerJoin(listings, sql`${listings.formId} = page.form_id`)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .orderBy(...fitting(words, language), ...listingOrder('deadline', filters.state))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
}

/**
 * With the words in the title, with them anywhere, and with all of them though not open. All words in the title count more than
 * anything else, so the others are looked for only where there are not enough of those.
 */
function candidatesOf({ besides, ...filters }: ListingFilters, words: SearchedWords): SQL {
  const others = besides ? ListingState.options.filter((state) => state !== filters.state) : []
  // Where one word is enough, each has its share: those that have a frequent one would leave no place for the others.
  const shares = eachEnough(words)
  const anywhere = [
    ...shares.map((share) =>
      next(matchesFilters({ ...filters, words: share }), filters.state, considered / shares.length),
    ),
    ...others.map((state) => next(matchesFilters({ ...filters, words: besides, state }), state)),
  ]
  return sql`
    with titles as materialized ${next(and(matchesFilters(filters, 'words'), inTitle(words)), filters.state)}
    select form_id from titles
    union
    select form_id from (${sql.join(anywhere, sql` union all `)}) as anywhere where (select count(*) from titles) <= ${considered}`
}

const inTitle = ({ meant }: SearchedWords) =>
  and(...meant.map((query) => sql`${titleWords(listings.words)} @@ ${query}::tsquery`))

/** One more than is considered, so that one knows whether there are more. */
const next = (where: SQL | undefined, state: ListingState, count = considered): SQL =>
  state === 'Open'
    ? nextToClose(where, Math.ceil(count) + 1)
    : sql`(select ${listings.formId} as form_id from ${listings} where ${where}
        order by ${sql.join(listingOrder('deadline', state), sql`, `)} limit ${Math.ceil(count) + 1})`

function fitting(words: SearchedWords, language: Language): SQL[] {
  const { meant, kinds } = words
  const matched = meant.map((query, at) => {
    const has = sql`${listings.words} @@ ${query}::tsquery`
    return sql`(${has})::int * (${worthOf(has, kinds[at])})`
  })
  return [
    sql`${sql.join(matched, sql` + `)} desc`,
    // Of equals those that one can apply to and that are called what is looked for come first, those that are neither last.
    sql`(${stateOfListing} = 'Open')::int + (${inTitle(words)})::int < 1`,
    sql`(${stateOfListing} = 'Open')::int + (${inTitle(words)})::int < 2`,
    // One word, such as "burs", is said by many: those in the reader's language first, then those that most may apply to.
    ...(meant.length === 1 ? [sql`${listings.language} <> ${language}`, askedOfPeople] : []),
    sql`ts_rank(${weights}::float4[], ${listings.words}, ${meant.join(' | ')}::tsquery) desc`,
  ]
}

/** How much a listing asks of who applies; most people study for a bachelor's degree. */
const askedOfPeople = sql`(not ${listings.levels} @> array['bachelor'])::int * 4
  + (not ${listings.universityIds} @> array[0])::int * 3 + (${listings.departmentIds} is not null)::int * 2
  + (${listings.homeCityIds} is not null)::int * 2 + (${listings.facultyIds} is not null)::int
  + (${listings.classIds} is not null)::int + (${listings.genders} is not null)::int + (${listings.minGpa} is not null)::int`

/**
 * What it says of a listing that it has a word: from one, for what all have, to two, for what few have. Of "tarım bursu" the first
 * says more; of "izmir bursu" the second, because much is for people of every city. What was made of a slip says least.
 */
function worthOf(has: SQL, kind: SearchedWords['kinds'][number] = 'typed'): SQL {
  if (kind === 'place') return sql`1::float8`
  const rarity = sql`2 - count(*) filter (where ${has}) over () / count(*) over ()::float8`
  return kind === 'guess' ? sql`(${rarity}) / 2` : rarity
}
