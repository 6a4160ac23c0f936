import type { ListingFilters } from './listing-filters.ts'
import { nearestWords } from './nearest-words.ts'
import { searchedWords } from './searched-words.ts'

interface Searched<T> {
  readonly found: T
  /** The corrected words, if nothing matched the typed ones. */
  readonly instead?: readonly string[]
}

/** Tries what was typed as the number of a listing, then as words, then as corrected words. */
export async function searchFor<T extends { readonly total: number }>(
  search: string | undefined,
  filters: ListingFilters,
  find: (filters: ListingFilters) => Promise<T>,
): Promise<Searched<T>> {
  if (search === undefined) return { found: await find(filters) }
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const named = number && (await find({ ...filters, number: Number(number) }))
  if (named && named.total > 0) return { found: named }
  const typed = await searchedWords(search)
  const found = await find({ ...filters, words: typed })
  const near = found.total === 0 && (await nearestWords(typed.words))
  return near ? { found: await find({ ...filters, words: near }), instead: near.words } : { found }
}
