import { and, eq, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import { type countAdvertisements, ListingState } from '#contract/listings/listings.ts'
import { listings } from '#database/schema/forms.ts'
import type { SearchedWords } from '#domain/ground/search/searched-words.ts'
import { isGone, isInState } from '../../ground/published-forms/listing-state.ts'
import { isMarked } from './marks.ts'

export interface ListingFilters extends Omit<Input<typeof countAdvertisements>, 'search'> {
  readonly words?: SearchedWords | undefined
  /** If few open listings match, closed and upcoming ones with these words are added. */
  readonly besides?: SearchedWords | undefined
  /** The number of one listing, whatever its state. */
  readonly number?: number
}

/** The condition of all filters except `without`: the choices of a filter are counted without that filter. */
export function matchesFilters(filters: ListingFilters, without?: keyof ListingFilters): SQL | undefined {
  const conditions = Object.entries(conditionsOf(filters)).filter(([name]) => name !== without)
  return and(...conditions.map(([, condition]) => condition))
}

function conditionsOf(filters: ListingFilters): Readonly<Record<keyof ListingFilters, SQL | undefined>> {
  const { type, state, level, universityId, cityId, companyId, workPlace, workKind, minAmount, closesIn } = filters
  const { words, besides, number } = filters
  return {
    type: type?.length ? inArray(listings.type, type) : undefined,
    state: number === undefined ? (besides ? undefined : isInState(state)) : not(isGone),
    level: isMarked('level', level),
    universityId: isMarked('universityId', universityId),
    cityId: isMarked('cityId', cityId),
    companyId: companyId?.length ? inArray(listings.companyId, companyId) : undefined,
    workPlace: isMarked('workPlace', workPlace),
    workKind: isMarked('workKind', workKind),
    minAmount: minAmount ? gte(listings.monthlyMinor, minAmount * 100) : undefined,
    closesIn: closesIn ? sql`${listings.endsAt} <= now() + make_interval(days => ${closesIn})` : undefined,
    words: words && !besides ? has(words) : undefined,
    besides: words && besides ? or(and(isInState(state), has(words)), ...elsewhere(state, besides)) : undefined,
    number: number === undefined ? undefined : eq(listings.number, number),
  }
}

const has = ({ every }: SearchedWords) => and(...every.map((query) => sql`${listings.words} @@ ${query}::tsquery`))

/** One condition per state, so that each can use the index of its state. */
const elsewhere = (state: ListingState, words: SearchedWords) =>
  ListingState.options.filter((other) => other !== state).map((other) => and(isInState(other), has(words)))
