import type { ClientLoaderFunctionArgs } from 'react-router'
import { sessionNow } from '../session/store.ts'
import type { Query } from './answers.ts'
import { onClick, optionsOf, type PageQueries } from './page-queries.ts'
import { queryClient } from './query-client.ts'

/** What was fetched no longer ago is taken for what is true now. */
const justNow = 5000

/**
 * `onClick` for pages that are fetched ahead: what is there already is shown at once, and asked for again behind it
 * unless it is new.
 */
export const onClickAhead =
  (queries: PageQueries) =>
  ({ params, request }: ClientLoaderFunctionArgs) => {
    const me = sessionNow()
    const { searchParams: search } = new URL(request.url)
    for (const { key: queryKey } of me ? queries({ params, search, me }) : []) {
      const predicate = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > justNow
      void queryClient.invalidateQueries({ queryKey, exact: true, type: 'inactive', refetchType: 'none', predicate })
    }
    return onClick(queries)({ params, request })
  }

/** Fetches what a page will show, so that a click on it waits for nothing. A failure is left to the click. */
export function fetchAhead(queries: readonly Query[]) {
  for (const query of queries) void queryClient.prefetchQuery(optionsOf(query, { isAhead: true }))
}
