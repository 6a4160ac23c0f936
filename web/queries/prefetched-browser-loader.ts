import type { ClientLoaderFunctionArgs } from 'react-router'
import { sessionNow } from '../session/store.ts'
import type { Query } from './answers.ts'
import { browserLoader, optionsOf, type PageQueries } from './page-queries.ts'
import { queryClient } from './query-client.ts'

/** The age in milliseconds up to which a cached answer is not refetched. */
const justNow = 5000

/**
 * `browserLoader` for prefetched pages: shows the cached answer at once and refetches it in the background unless it is
 * fresh.
 */
export const prefetchedBrowserLoader =
  (queries: PageQueries) =>
  ({ params, request }: ClientLoaderFunctionArgs) => {
    const me = sessionNow()
    const { searchParams: search } = new URL(request.url)
    for (const { key: queryKey } of me ? queries({ params, search, me }) : []) {
      const predicate = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > justNow
      void queryClient.invalidateQueries({ queryKey, exact: true, type: 'inactive', refetchType: 'none', predicate })
    }
    return browserLoader(queries)({ params, request })
  }

/** Prefetches a page's queries. A failure is left to the click. */
export function fetchAhead(queries: readonly Query[]) {
  for (const query of queries) void queryClient.prefetchQuery(optionsOf(query, { isAhead: true }))
}
