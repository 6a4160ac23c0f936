import { soughtWords } from '#platform/text/sought-words.ts'

export const sorts = ['awaiting', 'applications', 'deadline', 'title'] as const
type Sort = (typeof sorts)[number]

/** The list's search parameters; invalid values are ignored. */
export interface FormsSearch {
  readonly search: string
  readonly sort: Sort
  readonly page: number
}

export function formsSearchOf(address: URLSearchParams): FormsSearch {
  const page = Number(address.get('page'))
  return {
    search: soughtWords(address, 'search'),
    sort: sorts.find((one) => one === address.get('sort')) ?? 'awaiting',
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

/** The list's address with a change; every change goes back to the first page. */
export function formsSearchAddress(now: FormsSearch, change: Partial<FormsSearch>): string {
  const { search, sort, page } = { ...now, page: 1, ...change }
  const address = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'awaiting' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return address.size > 0 ? `?${address}` : '?'
}
