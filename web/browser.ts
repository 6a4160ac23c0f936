import { QueryClient } from '@tanstack/react-query'
import { languageOf, localeOf } from '#platform/text/locales.ts'
import { AskError, askByFetch } from './ask.ts'

/** What lives as long as the tab. Pages of another locale are another load, so the language never changes in it. */
const { locale } = localeOf(typeof location === 'undefined' ? '/' : location.pathname)

export const askInBrowser = askByFetch('', languageOf(locale))

const minute = 60_000

export const queryClient = new QueryClient({
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
