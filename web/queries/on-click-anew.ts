import type { ClientLoaderFunctionArgs } from 'react-router'
import { sessionNow } from '../session/store.ts'
import { onClick, type PageQueries } from './page-queries.ts'
import { queryClient } from './query-client.ts'

/** `onClick` for pages that show what other pages change: what was true half a minute ago is asked for again. */
export const onClickAnew =
  (queries: PageQueries) =>
  ({ params, request }: ClientLoaderFunctionArgs) => {
    const me = sessionNow()
    const { searchParams: search } = new URL(request.url)
    for (const { key } of me ? queries({ params, search, me }) : []) {
      // What is on its way is new: the layout around the page has just asked for the same, and would be left without it.
      queryClient.removeQueries({ queryKey: key, type: 'inactive', fetchStatus: 'idle' })
    }
    return onClick(queries)({ params, request })
  }
