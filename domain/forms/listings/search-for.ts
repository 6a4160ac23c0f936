import { looser, type SearchedWords, searchedWords, wordByWord } from '#domain/ground/search/searched-words.ts'
import type { ListingFilters } from './listing-filters.ts'

interface Searched<T> {
  readonly found: T
  /** The corrected words, if the typed ones have no results. */
  readonly instead?: readonly string[]
  /** How many have all the words, if listings with most of them follow. */
  readonly whole?: number
}

/** With fewer listings that have all the words, those with most of them and those that are not open are added. */
const few = 5

/**
 * Interprets the input as the number of a listing, then as words, then as most of the words, then as any. In a sort
 * order that ignores the words, a partial match could come before a full one, so partial matches are added only if
 * there is no full one.
 */
export async function searchFor<T extends { readonly total: number }>(
  search: string | undefined,
  { isRanked, ...filters }: ListingFilters & { readonly isRanked: boolean },
  find: (filters: ListingFilters) => Promise<T>,
): Promise<Searched<T>> {
  if (search === undefined) return { found: await find(filters) }
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const named = number && (await find({ ...filters, number: Number(number) }))
  if (named && named.total > 0) return { found: named }
  const words = await searchedWords(search)
  const found = await find({ ...filters, words })
  const besides = isRanked && filters.state === 'Open' ? { besides: words } : {}
  const widest = await widened(found, words, isRanked ? few : 1, (fewer) =>
    find({ ...filters, ...besides, words: fewer }),
  )
  return {
    found: widest,
    ...(widest.total > found.total && { whole: found.total }),
    ...(words.isCorrected && { instead: words.words }),
  }
}

/** The results with fewer and fewer required words, until there are enough. */
async function widened<T extends { readonly total: number }>(
  found: T,
  words: SearchedWords,
  enough: number,
  find: (words: SearchedWords) => Promise<T>,
): Promise<T> {
  let widest = found
  for (const fewer of looser(words)) {
    if (widest.total >= enough) return widest
    widest = await find(fewer)
  }
  const apart = widest.total === 0 ? wordByWord(words) : undefined
  return apart ? find(apart) : widest
}
