import type { ClientLoaderFunctionArgs } from 'react-router'
import { sessionNow } from '../session/store.ts'
import { browserLoader, type PageQueries } from './page-queries.ts'
import { queryClient } from './query-client.ts'

/** `browserLoader` for pages whose data other pages change: refetches answers older than half a minute. */
export const freshBrowserLoader =
  (queries: PageQueries) =>
  ({ params, request }: ClientLoaderFunctionArgs) => {
    const me = sessionNow()
    const { searchParams: search } = new URL(request.url)
    for (const { key } of me ? queries({ params, search, me }) : []) {
      // Keeps running requests: they are fresh, and the layout has just started the same ones.
      queryClient.removeQueries({ queryKey: key, type: 'inactive', fetchStatus: 'idle' })
    }
    return browserLoader(queries)({ params, request })
  }
