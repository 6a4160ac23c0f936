import { contentPolicy, type Outside } from './content-policy.ts'

interface Caching {
  readonly seconds: number
  readonly tags: readonly string[]
  readonly reads?: readonly string[]
}

/** Headers of a public page for an anonymous visitor: cacheable by us and by a CDN, and prerendered on hover. */
export function documentHeaders(headers: Headers, status: number, caching: Caching | undefined, outside: Outside) {
  // A document has no inline script, so its policy is the same for everyone and the page can be cached.
  headers.set('content-security-policy', contentPolicy(outside))
  headers.set('speculation-rules', '"/speculation-rules.json"')
  headers.set('vary', 'cookie, accept-encoding')
  // A page whose address is a secret sets `no-store` itself.
  if (headers.get('cache-control')?.includes('no-store')) return
  if (status !== 200 || !caching) return headers.set('cache-control', 'no-cache')
  headers.set(
    'cache-control',
    `public, max-age=0, s-maxage=${caching.seconds}, stale-while-revalidate=${caching.seconds * 10}`,
  )
  headers.set('cache-tag', caching.tags.join(','))
  headers.set('no-vary-search', noVarySearch(caching.reads ?? []))
}

/** The No-Vary-Search header: the query keys that a page reads, for our cache, browsers and CDNs. */
const noVarySearch = (read: readonly string[]) =>
  read.length === 0 ? 'key-order, params' : `key-order, params, except=(${read.map((name) => `"${name}"`).join(' ')})`

interface Reader extends Outside {
  readonly signedIn: boolean
}

/**
 * Headers of a hydrated page: only scripts with this response's nonce run. A signed-in person's page is never stored,
 * not even by the browser, which may be shared.
 */
export function hydratedHeaders(headers: Headers, nonce: string, page: Reader) {
  headers.set('content-security-policy', contentPolicy(page, ` 'nonce-${nonce}'`))
  if (page.signedIn) headers.set('cache-control', 'private, no-store')
  // A page whose address is a secret sets `no-store` itself.
  else if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
}
