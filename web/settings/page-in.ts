/** The page number in an address. */
export const pageIn = (search: URLSearchParams) =>
  Math.min(Math.max(Math.trunc(Number(search.get('page'))) || 1, 1), 500)
