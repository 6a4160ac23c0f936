import { QueryCache, QueryClient } from '@tanstack/react-query'
import { reportFailure } from '../dialogs/report-failure.ts'
import { withRetries } from '../loading/with-retries.ts'

const minute = 60_000

/**
 * The answers of this tab; on the server it stays empty, because pages read from `Answers` there. A failed call is told
 * in a dialog, unless `isSilent` says otherwise.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, state }) {
      // A page whose answer fails becomes an error page by itself.
      if (!meta?.isOfPage || state.data !== undefined) reportFailure(error, { isFetch: true })
    },
  }),
  defaultOptions: {
    queries: {
      gcTime: minute,
      staleTime: minute / 2,
      retry: false,
      // A persister wraps the fetching of every query, so that all of them are retried in one way.
      persister: (ask, context) =>
        withRetries(async (signal) => ask({ ...context, signal }), { signal: context.signal }),
    },
  },
})
