import { QueryCache, QueryClient } from '@tanstack/react-query'
import { reportFailure } from '../dialogs/report-failure.ts'
import { withRetries } from '../loading/with-retries.ts'

const minute = 60_000

/**
 * The query cache of this tab; empty on the server, where pages read from `Answers`. A failed call opens a dialog,
 * unless `isSilent`.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, state }) {
      // A failed first load of a page renders its error page.
      if (!meta?.isOfPage || state.data !== undefined) reportFailure(error, { isFetch: true })
    },
  }),
  defaultOptions: {
    queries: {
      gcTime: minute,
      staleTime: minute / 2,
      retry: false,
      // The persister wraps every fetch, which gives all queries the same retries.
      persister: (ask, context) =>
        withRetries(async (signal) => ask({ ...context, signal }), { signal: context.signal }),
    },
  },
})
