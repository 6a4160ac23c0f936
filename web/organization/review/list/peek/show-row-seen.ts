import type { Output } from '#contract/call.ts'
import { searchApplications } from '#contract/review/search-applications.ts'
import { queryClient } from '#web/queries/query-client.ts'

/** Removes the "unseen" mark from a cached row, without refetching the list. */
export function showRowSeen(appId: string) {
  queryClient.setQueriesData<Kept>(
    { queryKey: [searchApplications.path] },
    // Counts of views are cached under the same path, and have no rows.
    (list) =>
      list?.items && { ...list, items: list.items.map((row) => (row.id === appId ? { ...row, isSeen: true } : row)) },
  )
}

type Answer = Output<typeof searchApplications>
type Kept = Omit<Answer, 'items'> & Partial<Pick<Answer, 'items'>>
