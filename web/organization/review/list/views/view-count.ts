import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Output } from '#contract/call.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'

/** The counting limit: beyond it the view shows "at least" this number. */
const countUpTo = 1000

/** The call's input to count a view. Filters by answers without an index are only counted on one page. */
export const countedBy = ({ answers = [] }: ApplicationFilters) => ({
  pageSize: answers.some(({ is }) => is !== 'equal') ? 50 : 1,
  countUpTo,
})

type Answer = Pick<Output<typeof searchApplications>, 'total' | 'isExact' | 'pageSize'>

/** The number of applications of a view; undefined if it was not counted, as one page says nothing about all. */
export function countOfView({ total, isExact, pageSize }: Answer): { count: number; isAll: boolean } | undefined {
  // A page that is not full holds all matches.
  if (isExact || total < pageSize) return { count: total, isAll: true }
  return total < countUpTo ? undefined : { count: countUpTo, isAll: false }
}
