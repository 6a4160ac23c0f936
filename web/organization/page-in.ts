/** The page number in an address; 1 if it is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}
