import type { LoaderFunctionArgs } from 'react-router'
import { useLocation, useSearchParams } from 'react-router'
import { localeOf } from '#platform/text/locales.ts'
import { typeAt } from '../../listing/list-type.ts'
import type { PageHandle } from '../../page/page-handle.ts'
import { chainedBrowserLoader, chainedServerLoader } from '../../queries/chained-loaders.ts'
import { filterKeys } from './filters.ts'
import { ListPage } from './list-page.tsx'
import { countsQuery, dropQueries, filtersAt, pageQuery } from './list-queries.ts'
import { lookupKeys, lookupQueries, settleLookups, typedIn } from './lookups.ts'

export const handle: PageHandle = {
  document: { seconds: 60, tags: ['listings', 'companies'], reads: [...filterKeys, ...lookupKeys] },
}

export const loader = (args: LoaderFunctionArgs) => chainedServerLoader(...queriesAt(args.request))(args)

type ClickArgs = Parameters<ReturnType<typeof chainedBrowserLoader>>[0]

export const clientLoader = (args: ClickArgs) => chainedBrowserLoader(...queriesAt(args.request))(args)

/** The six lists share this page; the address says which one it is. */
function queriesAt({ url }: Request): Parameters<typeof chainedServerLoader> {
  const type = typeAt(localeOf(new URL(url).pathname).rest)
  return [
    ({ search }) => [
      pageQuery(type, filtersAt(type, search)),
      countsQuery(type, filtersAt(type, search)),
      ...lookupQueries(search),
    ],
    (known) => {
      const { search, read } = known
      settleLookups(type, known)
      const filters = filtersAt(type, search)
      const isEmpty = read(pageQuery(type, filters)).total === 0
      return isEmpty ? dropQueries(type, filters).map(({ query }) => query) : []
    },
  ]
}

export default function ListRoute() {
  const type = typeAt(useLocation().pathname)
  const [search] = useSearchParams()
  return <ListPage type={type} filters={filtersAt(type, search)} unknown={unknownIn(search)} />
}

/** Typed names still in the address, which were not found. */
function unknownIn(search: URLSearchParams) {
  const { city, university } = typedIn(search)
  return [city, university].filter(Boolean)
}
