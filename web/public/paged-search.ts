import { soughtWords } from '#platform/text/sought-words.ts'

/** The parameters of a list with only a search and pages. */
export interface PagedSearch {
  readonly search: string
  readonly page: number
}

export const offersPerPage = 24

export function readPagedSearch(params: URLSearchParams): PagedSearch {
  const page = params.get('page') ?? ''
  return {
    search: soughtWords(params, 'search'),
    page: /^[1-9]\d{0,2}$/.test(page) && Number(page) <= 500 ? Number(page) : 1,
  }
}

/** The parameters that it reads. */
export const pagedSearchKeys = Object.keys(readPagedSearch(new URLSearchParams()))

export const pageInput = ({ search, page }: PagedSearch) => ({
  ...(search && { search }),
  pageNumber: page,
  pageSize: offersPerPage,
})

export function pagedAddress(path: string, { search, page }: PagedSearch) {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${path}?${query}` : path
}
