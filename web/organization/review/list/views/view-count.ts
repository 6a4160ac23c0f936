import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Output } from '#contract/call.ts'
import type { searchApplications } from '#contract/review/search-applications.ts'

/** More are not counted: it is said that there are at least so many. */
const countUpTo = 1000

/** What the call is asked with, to count what a view shows. Answers that no index finds are counted on a page alone. */
export const countedBy = ({ answers = [] }: ApplicationFilters) => ({
  pageSize: answers.some(({ is }) => is !== 'equal') ? 50 : 1,
  countUpTo,
})

type Answer = Pick<Output<typeof searchApplications>, 'total' | 'isExact' | 'pageSize'>

/** How many applications a view shows; undefined where that was not counted: a page of them is no number of all. */
export function countOfView({ total, isExact, pageSize }: Answer): { count: number; isAll: boolean } | undefined {
  // A page that is not full holds all of them.
  if (isExact || total < pageSize) return { count: total, isAll: true }
  return total < countUpTo ? undefined : { count: countUpTo, isAll: false }
}
