import type { Output } from '#contract/call.ts'
import { searchApplications } from '#contract/review/search-applications.ts'
import { queryClient } from '#web/queries/query-client.ts'

/** Takes the mark of an unseen application from its row: the list beside the panel is not fetched again for it. */
export function showRowSeen(appId: string) {
  queryClient.setQueriesData<Kept>(
    { queryKey: [searchApplications.path] },
    // The counts of views are kept under the same path, and have no rows.
    (list) =>
      list?.items && { ...list, items: list.items.map((row) => (row.id === appId ? { ...row, isSeen: true } : row)) },
  )
}

type Answer = Output<typeof searchApplications>
type Kept = Omit<Answer, 'items'> & Partial<Pick<Answer, 'items'>>
