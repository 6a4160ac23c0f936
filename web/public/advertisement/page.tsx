import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from 'react-router'
import type { FormType } from '#contract/forms/form-content.ts'
import { listSimilar } from '#contract/listings/listings.ts'
import { localeOf } from '#platform/text/locales.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { fitQuery } from '../../candidate/fit/fit-query.ts'
import { typeAt } from '../../listing/list-type.ts'
import type { PageHandle } from '../../page/page-handle.ts'
import { query } from '../../queries/answers.ts'
import { chainedBrowserLoader, chainedServerLoader } from '../../queries/chained-loaders.ts'
import { browserLoader, serverLoader } from '../../queries/page-queries.ts'
import { isGone, isPaused } from '../is-gone.ts'
import { AdvertisementRoute } from './advertisement-route.tsx'
import { GonePage, openInstead } from './gone-page.tsx'
import { advertisementQuery } from './read-by-type.ts'

export const handle: PageHandle = { document: { seconds: 60, tags: ['listings', 'companies'] } }

export async function loader(args: LoaderFunctionArgs) {
  const type = typeIn(args.request)
  try {
    return await chainedServerLoader(...queriesOf(type))(args)
  } catch (error) {
    if (!isGone(error) && !isPaused(error)) throw error
    await serverLoader(() => [openInstead(type)])(args)
    return isGone(error) ? data('gone' as const, { status: 410 }) : data('paused' as const, { status: 404 })
  }
}

type ClickArgs = Parameters<ReturnType<typeof chainedBrowserLoader>>[0]

export async function clientLoader(args: ClickArgs) {
  const type = typeIn(args.request)
  try {
    return await chainedBrowserLoader(...queriesOf(type))(args)
  } catch (error) {
    if (!isGone(error) && !isPaused(error)) throw error
    await browserLoader(() => [openInstead(type)])(args)
    return isGone(error) ? ('gone' as const) : ('paused' as const)
  }
}

const typeIn = ({ url }: Request): FormType => typeAt(localeOf(new URL(url).pathname).rest) ?? 'other'

const queriesOf = (type: FormType): Parameters<typeof chainedServerLoader> => [
  ({ params }) => [advertisementQuery(type, params.place)],
  ({ params, read, who, settle }) => {
    const advertisement = read(advertisementQuery(type, params.place))
    settle(advertisementAddress(advertisement))
    const { formId } = advertisement
    return [query(listSimilar, { id: formId }), ...(who && !who.isCompany ? [fitQuery(who, formId)] : [])]
  },
]

export default function AdvertisementPlace() {
  const { place } = useParams()
  const type = typeAt(useLocation().pathname) ?? 'other'
  const missing = useLoaderData<typeof loader>()
  if (missing !== null) return <GonePage type={type} isPaused={missing === 'paused'} />
  return <AdvertisementRoute type={type} place={place} />
}
