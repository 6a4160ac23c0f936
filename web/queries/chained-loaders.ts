import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Call, Output } from '#contract/call.ts'
import { localeOf } from '#platform/text/locales.ts'
import { type SignedIn, sessionNow } from '../session/store.ts'
import type { Query } from './answers.ts'
import { browserLoader, type PageQueries, serverLoader } from './page-queries.ts'
import { pageAnswers, pageRequest } from './page-request.ts'
import { queryClient } from './query-client.ts'

interface Known {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly read: <C extends Call>(query: Query<C>) => Output<C>
  readonly who: SignedIn | null
  /** Redirects to the canonical address if another one was used */
  readonly settle: (address: string) => void
}

/** Further queries that depend on the first answers. */
export type Then = (known: Known) => readonly Query[]

/** `export const loader = chainedServerLoader(queries, then)` */
export const chainedServerLoader = (queries: PageQueries, then: Then) => async (args: LoaderFunctionArgs) => {
  await serverLoader(queries)(args)
  const answers = args.context.get(pageAnswers)
  const { who } = args.context.get(pageRequest)
  await serverLoader(({ params, search }) =>
    then({ params, search, who, settle: settler(args.request), read: (query) => answers.read(query) }),
  )(args)
  return null
}

type ClickArgs = Parameters<ReturnType<typeof browserLoader>>[0]

/** `export const clientLoader = chainedBrowserLoader(queries, then)` */
export const chainedBrowserLoader = (queries: PageQueries, then: Then) => async (args: ClickArgs) => {
  await browserLoader(queries)(args)
  const read = <C extends Call>({ key }: Query<C>) => queryClient.getQueryData(key) as Output<C>
  await browserLoader(({ params, search }) =>
    then({ params, search, who: sessionNow(), settle: settler(args.request), read }),
  )(args)
  return null
}

function settler({ url }: Request) {
  const { pathname, search } = new URL(url)
  return (address: string) => {
    if (localeOf(pathname).rest !== address) throw redirect(address + search, 308)
  }
}
