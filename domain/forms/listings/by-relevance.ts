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
 * How many listings are ranked, twice: those with the words in the title, and those with them anywhere, each by
 * nearest deadline. A higher limit would make frequent words slower as listings grow.
 */
export const considered = 150

/** The weights of a word in the text, in summary and names, in organization and tags, and in the title. */
const weights = '{0.05, 0.3, 0.5, 1.0}'

interface Window {
  readonly language?: Language
  readonly pageNumber: number
  readonly pageSize: number
}

/**
 * Order: listings that match most units first; of equals those that match the rarer units; then by the weight of the
 * fields; then by deadline. Each row has the total count.
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
 * Matches in the title, matches anywhere, and listings that are not open but match all words. Title matches rank above
 * everything else, so the others are searched only if there are too few.
 */
function candidatesOf({ besides, ...filters }: ListingFilters, words: SearchedWords): SQL {
  const others = besides ? ListingState.options.filter((state) => state !== filters.state) : []
  // Where one word is enough, each word gets a share: matches of a frequent word would otherwise displace the others.
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

/** One more than the limit, to know whether there are more. */
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
    // Ties: open listings with a title match first, those with neither last.
    sql`(${stateOfListing} = 'Open')::int + (${inTitle(words)})::int < 1`,
    sql`(${stateOfListing} = 'Open')::int + (${inTitle(words)})::int < 2`,
    // A single word such as "burs" matches many listings: those in the reader's language first, then those open to most
    // candidates.
    ...(meant.length === 1 ? [sql`${listings.language} <> ${language}`, askedOfPeople] : []),
    sql`ts_rank(${weights}::float4[], ${listings.words}, ${meant.join(' | ')}::tsquery) desc`,
  ]
}

/** How narrow the requirements of a listing are; most candidates study for a bachelor's degree. */
const askedOfPeople = sql`(not ${listings.levels} @> array['bachelor'])::int * 4
  + (not ${listings.universityIds} @> array[0])::int * 3 + (${listings.departmentIds} is not null)::int * 2
  + (${listings.homeCityIds} is not null)::int * 2 + (${listings.facultyIds} is not null)::int
  + (${listings.classIds} is not null)::int + (${listings.genders} is not null)::int + (${listings.minGpa} is not null)::int`

/**
 * The worth of a matched unit: from one, if all listings match it, to two, if few do. Of "tarım bursu" the first word
 * is rarer and counts more; a place counts one, because much is open to people of every city. A corrected word counts
 * least.
 */
function worthOf(has: SQL, kind: SearchedWords['kinds'][number] = 'typed'): SQL {
  if (kind === 'place') return sql`1::float8`
  const rarity = sql`2 - count(*) filter (where ${has}) over () / count(*) over ()::float8`
  return kind === 'guess' ? sql`(${rarity}) / 2` : rarity
}
