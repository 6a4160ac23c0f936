import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { reportFailure } from '../dialogs/report-failure.ts'
import { reach } from '../loading/reach.ts'

const minute = 60_000

/** What lives as long as the tab; on the server it stays empty, because pages read their answers beside it. A failed call that nobody else speaks of is told in a dialog. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, state }) {
      // A page that lacks an answer becomes the page that says so.
      if (!meta?.isOfPage || state.data !== undefined) reportFailure(error)
    },
  }),
  mutationCache: new MutationCache({ onError: reportFailure }),
  defaultOptions: {
    queries: {
      gcTime: minute,
      staleTime: minute / 2,
      retry: false,
      // It stands around the asking of every query, so that whatever a page waits for is tried again in one way.
      persister: (ask, context) => reach(async (signal) => ask({ ...context, signal }), { signal: context.signal }),
    },
    mutations: { retry: false },
  },
})
