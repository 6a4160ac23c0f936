/** The page of a list that an address names. */
export const pageIn = (search: URLSearchParams) =>
  Math.min(Math.max(Math.trunc(Number(search.get('page'))) || 1, 1), 500)
