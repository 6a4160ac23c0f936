import { useLocation } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { localeOf } from '#platform/text/locales.ts'
import { addresses, kindAt } from './account-kind.ts'

const here = 'http://kopru.invalid'

/** Where `?to=` leads after signing in: a path of ours inside the locale; `home` without it, the start page for anything else. */
export function wayBack(search: URLSearchParams, home = '/'): string {
  const wanted = search.get('to') ?? home
  if (!URL.canParse(wanted, here)) return '/'
  const { origin, pathname, search: query, hash } = new URL(wanted, here)
  // A path may itself hold `//elsewhere` once its dots are resolved, which a browser would read as another host.
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

/** A list of listings, organizations, opportunities or communities, or one of them: who signs in there wants to go on reading it. */
export const isReadByAll = (pathname: string) =>
  /^\/(search|scholarships|programs|jobs|voluntary|others|organizations|opportunities|communities)(\/|$)/.test(pathname)

/** The kind of account that a page is for; on shared pages, the kind of the page that `?to=` leads to. */
export const kindGoing = (pathname: string, search: URLSearchParams) =>
  kindAt(pathname) === 'Company' ? 'Company' : kindAt(isShared(pathname) ? wayBack(search) : pathname)

/** Whom a page addresses, also where both kinds of account come in by it. */
export function useKindGoing() {
  const { pathname, search } = useLocation()
  return kindGoing(pathname, new URLSearchParams(search))
}

/** The way on from a page of one kind to one that both share: without a wish, the panel says for whom that page is. */
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
