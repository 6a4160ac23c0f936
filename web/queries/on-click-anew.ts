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
      queryClient.removeQueries({ queryKey: key, type: 'inactive' })
    }
    return onClick(queries)({ params, request })
  }
