import { localeOf } from '#platform/text/locales.ts'

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

export interface Way {
  readonly to?: string
}

/** The same, for a call that sends an e-mail with a link; one that is too long for it is left out. */
export function wayOn(search: URLSearchParams): Way {
  const to = search.has('to') ? wayBack(search) : '/'
  return to === '/' || to.length > 500 ? {} : { to }
}
