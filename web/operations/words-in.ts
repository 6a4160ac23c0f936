/** The search text in an address; the field of `SearchField` is named `search`. */
export function wordsIn(search: URLSearchParams): string {
  return (search.get('search') ?? '').trim().slice(0, 100)
}
