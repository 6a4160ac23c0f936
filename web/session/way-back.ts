import { useLocation } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { localeOf } from '#platform/text/locales.ts'
import { addresses, kindAt } from './account-kind.ts'

const here = 'http://kopru.invalid'

/** The address after signing in: `?to=` if it is a path of ours, `home` if it is missing, the start page otherwise. */
export function wayBack(search: URLSearchParams, home = '/'): string {
  const wanted = search.get('to') ?? home
  if (!URL.canParse(wanted, here)) return '/'
  const { origin, pathname, search: query, hash } = new URL(wanted, here)
  // A path may resolve to `//elsewhere`, which a browser would treat as another host.
  if (origin !== here || !wanted.startsWith('/') || pathname.startsWith('//')) return '/'
  return localeOf(pathname).rest + query + hash
}

/** The address of another of these pages, which leads back to the same place. */
export function keepingWayBack(address: string, search: URLSearchParams, more: Record<string, string> = {}) {
  const to = search.get('to')
  const query = new URLSearchParams({ ...more, ...(to ? { to } : {}) })
  return query.size > 0 ? `${address}?${query}` : address
}

/** Whether this is a page for signing in or up; `?to=` means something only there. */
export const isEntry = (pathname: string) =>
  /^\/((student|company)-(login|register|forgot-password)|reset-password|verify|google|istanbulsenin)$/.test(pathname)

/**
 * Public pages to return to after signing in: lists of listings, organizations, opportunities or communities, and their
 * items.
 */
export const isReadByAll = (pathname: string) =>
  /^\/(search|scholarships|programs|jobs|voluntary|others|organizations|opportunities|communities)(\/|$)/.test(pathname)

/** The kind of account that a page is for; on shared pages, the kind of the page that `?to=` leads to. */
export const kindGoing = (pathname: string, search: URLSearchParams) =>
  kindAt(pathname) === 'Company' ? 'Company' : kindAt(isShared(pathname) ? wayBack(search) : pathname)

/** The kind of account that a page addresses, also on shared pages. */
export function useKindGoing() {
  const { pathname, search } = useLocation()
  return kindGoing(pathname, new URLSearchParams(search))
}

/** The address of a shared page, linked from a page of one kind; without `?to=` the panel says which kind it is for. */
export function wayOfKind(kind: AccountKind, search: URLSearchParams) {
  if (kind === 'Candidate' || search.has('to')) return search
  return new URLSearchParams([...search, ['to', addresses[kind].home]])
}

/** Whether both kinds of account come in by this page. */
export const isShared = (pathname: string) => /^\/(verify|reset-password|google|istanbulsenin|agreement)/.test(pathname)

export interface Way {
  readonly to?: string
}

/** The way back as input of a call that e-mails a link; left out when it is too long. */
export function wayOn(search: URLSearchParams): Way {
  const to = search.has('to') ? wayBack(search) : '/'
  return to === '/' || to.length > 500 ? {} : { to }
}
