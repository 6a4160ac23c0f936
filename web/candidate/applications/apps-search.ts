import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import { decisions } from '#contract/results/decisions.ts'
import { soughtWords } from '#platform/text/sought-words.ts'

/** The groups by which the list of applications is filtered. */
export const groups = ['drafts', 'open', 'decided', 'withdrawn'] as const
export type Group = (typeof groups)[number]

export const statusesOf: Readonly<Record<Group, readonly ApplicationStatus[]>> = {
  drafts: ['Draft'],
  open: ['Submitted', 'InReview', 'Shortlisted'],
  decided: decisions,
  withdrawn: ['Withdrawn'],
}

export const sorts = ['changed', 'deadline', 'title'] as const
type Sort = (typeof sorts)[number]

/** The list's search parameters; invalid values are ignored. */
export interface AppsSearch {
  readonly group: Group | undefined
  readonly search: string
  readonly sort: Sort
  readonly page: number
}

export function appsSearchOf(search: URLSearchParams): AppsSearch {
  const page = Number(search.get('page'))
  return {
    group: groups.find((one) => one === search.get('group')),
    search: soughtWords(search, 'search'),
    sort: sorts.find((one) => one === search.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

/** The list's address with a change; every change goes back to the first page. */
export function appsAddress(now: AppsSearch, change: Partial<AppsSearch>): string {
  const { group, search, sort, page } = { ...now, page: 1, ...change }
  const entries = Object.entries({
    group,
    search: search || undefined,
    sort: sort === 'changed' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '?'
}
