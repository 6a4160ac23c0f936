/** The page of a list that an address names; whatever else stands there is the first. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}
