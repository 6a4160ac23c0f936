import { looser, searchedWords } from '#domain/search/searched-words.ts'
import type { ListingFilters } from './listing-filters.ts'

interface Searched<T> {
  readonly found: T
  /** The corrected words, if nothing has the typed ones. */
  readonly instead?: readonly string[]
  /** How many have all the words, where others follow that have most of them. */
  readonly whole?: number
}

/** With fewer listings that have all the words, those that have most of them follow. */
const few = 5

/** Tries what was typed as the number of a listing, then as words, then as most of the words. */
export async function searchFor<T extends { readonly total: number }>(
  search: string | undefined,
  filters: ListingFilters,
  find: (filters: ListingFilters) => Promise<T>,
): Promise<Searched<T>> {
  if (search === undefined) return { found: await find(filters) }
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const named = number && (await find({ ...filters, number: Number(number) }))
  if (named && named.total > 0) return { found: named }
  const words = await searchedWords(search)
  const instead = words.isCorrected ? { instead: words.words } : {}
  const found = await find({ ...filters, words })
  const more = found.total < few ? looser(words) : undefined
  if (!more) return { found, ...instead }
  const wider = await find({ ...filters, words: more })
  return wider.total > found.total ? { found: wider, whole: found.total, ...instead } : { found, ...instead }
}
