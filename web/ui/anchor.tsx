import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { addressIn } from '#platform/text/locales.ts'
import { usePlace } from '../place.tsx'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

/**
 * Pages of ours go through the router, which keeps the locale; everything else, our files too, is a plain link. An empty
 * address is this very page, loaded again. On a document, which no router wakes up, the address of a page is written as it
 * is: the router takes longer to resolve it than React to render the link.
 */
export function Anchor({ to, replace = false, ...rest }: AnchorProps) {
  const { hydrated, locale } = usePlace()
  if (/^(#|$|\/(api|files)\/|[a-z][a-z+.-]*:)/i.test(to)) return <a href={to} {...rest} />
  if (!hydrated && to.startsWith('/')) return <a href={addressIn(locale, to)} {...rest} />
  return <RouterLink to={to} replace={replace} {...rest} />
}
