import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { Call, Output } from '#contract/call.ts'
import { type SignedIn, sessionNow } from '../session/store.ts'
import type { Answers, OptionalQuery, Query } from './answers.ts'
import { askInBrowser } from './ask-in-browser.ts'
import { idIn } from './id-in.ts'
import { pageAnswers, pageRequest } from './page-request.ts'
import { queryClient } from './query-client.ts'

interface Where {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  /** The signed-in person; only read by pages that visitors cannot open */
  readonly me: SignedIn
}

/** `export const queries = ({ params }) => [formList({ … })]`: a page's data in one line. */
export type PageQueries = (where: Where) => readonly Query[]

/**
 * `export const loader = serverLoader(queries)`: fetches the answers before the page is rendered. A path without a valid id
 * is a 404.
 */
export const serverLoader =
  (queries: PageQueries) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    for (const [name, given] of Object.entries(params)) if (given !== undefined && /^id$|Id$/.test(name)) idIn(given)
    const answers = context.get(pageAnswers)
    const where = whereIs(params, request, context.get(pageRequest).who)
    await Promise.all(queries(where).map((query) => answers.fetch(query).catch(unlessOptional(query))))
    return null
  }

/** `export const clientLoader = browserLoader(queries)`: fetches the same answers before a navigation completes. */
export const browserLoader =
  (queries: PageQueries) =>
  async ({ params, request }: { params: Where['params']; request: Request }) => {
    const where = whereIs(params, request, sessionNow())
    const [later, first] = parted(queries(where))
    // Optional answers do not delay the page.
    for (const query of later) void queryClient.prefetchQuery(optionsOfOptional(query))
    await Promise.all(first.map((query) => fetchFor(request, query)))
    return null
  }

const isOptional = (query: Query): query is OptionalQuery => 'isOptional' in query

function parted(all: readonly Query[]): [OptionalQuery[], Query[]] {
  return [all.filter(isOptional), all.filter((query) => !isOptional(query))]
}

const unlessOptional = (query: Query) => (error: unknown) => {
  if (!isOptional(query)) throw error
  console.warn(error)
}

/** Fetches a query unless the navigation is aborted. */
async function fetchFor({ signal }: Request, query: Query) {
  const which = { queryKey: query.key, exact: true, type: 'inactive' } as const
  const leave = () => void queryClient.cancelQueries(which, { silent: true })
  signal.addEventListener('abort', leave)
  try {
    await queryClient.ensureQueryData(optionsOf(query))
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

const whereIs = (params: Where['params'], request: Request, who: SignedIn | null): Where => ({
  params,
  search: new URL(request.url).searchParams,
  get me() {
    if (!who) throw new Error('A page of somebody’s own is reached by nobody')
    return who
  },
})

const AnswersContext = createContext<Answers | undefined>(undefined)
export const AnswersProvider = AnswersContext.Provider

/** An answer that the page declared. On the server it is read synchronously; in the browser it is a live query. */
export const useAnswer: <C extends Call>(query: Query<C>) => Output<C> = import.meta.env.SSR
  ? useAnswerOnServer
  : useAnswerInBrowser

function useAnswerOnServer<C extends Call>(query: Query<C>): Output<C> {
  return (use(AnswersContext) as Answers).read(query)
}

function useAnswerInBrowser<C extends Call>(query: Query<C>): Output<C> {
  return useSuspenseQuery(optionsOf(query), useQueryClient()).data as Output<C>
}

/** An optional answer: undefined while it is loading, and after a failure. */
export const useOptionalAnswer: <C extends Call>(query: OptionalQuery<C>) => Output<C> | undefined = import.meta.env.SSR
  ? useOptionalAnswerOnServer
  : useOptionalAnswerInBrowser

function useOptionalAnswerOnServer<C extends Call>(query: OptionalQuery<C>): Output<C> | undefined {
  return (use(AnswersContext) as Answers).find(query)
}

function useOptionalAnswerInBrowser<C extends Call>(query: OptionalQuery<C>): Output<C> | undefined {
  return useQuery(optionsOfOptional(query), useQueryClient()).data as Output<C> | undefined
}

/** Optional answers are fetched once, without retries. */
const optionsOfOptional = ({ call, input, key }: OptionalQuery) => ({
  queryKey: key,
  persister: askOnce,
  queryFn: ({ signal }: { signal: AbortSignal }) => askInBrowser(call, input, { signal }),
})

const askOnce = async <T>(ask: (context: T) => unknown, context: T) => ask(context)

export const optionsOf = ({ call, input, key }: Query, options: { readonly isAhead?: boolean } = {}) => ({
  queryKey: key,
  meta: { isOfPage: true },
  queryFn: ({ signal }: { signal: AbortSignal }) => askInBrowser(call, input, { signal, ...options }),
})
