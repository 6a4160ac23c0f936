import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AskError } from './ask.ts'
import { reportFailure } from './dialogs/report-failure.ts'

const minute = 60_000

/** What lives as long as the tab; on the server it stays empty, because pages read their answers beside it. A failed call that nobody else speaks of is told in a dialog. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailure }),
  mutationCache: new MutationCache({ onError: reportFailure }),
  defaultOptions: {
    queries: {
      gcTime: minute,
      staleTime: minute / 2,
      // A refusal will be a refusal again; only what got lost on the way is worth another try.
      retry: (failures, error) =>
        failures < 5 && !(error instanceof AskError && typeof error.status === 'number' && error.status < 500),
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 15_000),
    },
    mutations: { retry: false },
  },
})
