import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

/**
 * Pages of ours go through the router, which keeps the locale; everything else, our files too, is a plain link. An empty
 * address is this very page, loaded again.
 */
export function Anchor({ to, replace = false, ...rest }: AnchorProps) {
  if (/^(#|$|\/(api|files)\/|[a-z][a-z+.-]*:)/i.test(to)) return <a href={to} {...rest} />
  return <RouterLink to={to} replace={replace} {...rest} />
}
