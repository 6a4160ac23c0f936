import type { FormState, FormType } from '#contract/forms/form-content.ts'
import { formStates, formTypes } from '#contract/forms/form-facts.ts'
import { soughtWords } from '#platform/text/sought-words.ts'

export const sorts = ['updated', 'title', 'deadline', 'applications'] as const
export type Sort = (typeof sorts)[number]

/** The list's search parameters; invalid values are ignored. */
export interface ListSearch {
  readonly state: FormState | undefined
  readonly type: FormType | undefined
  readonly search: string
  readonly sort: Sort
  readonly page: number
}

export function listSearchOf(search: URLSearchParams): ListSearch {
  const page = Number(search.get('page'))
  return {
    state: formStates.find((one) => one === search.get('state')),
    type: formTypes.find((one) => one === search.get('type')),
    search: soughtWords(search, 'search'),
    sort: sorts.find((one) => one === search.get('sort')) ?? 'updated',
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

/** The list's address with a change; every change goes back to the first page. */
export function listAddress(now: ListSearch, change: Partial<ListSearch>): string {
  const { state, type, search, sort, page } = { ...now, page: 1, ...change }
  const entries = Object.entries({
    state,
    type,
    search: search || undefined,
    sort: sort === 'updated' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '?'
}
