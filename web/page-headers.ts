const everywhere = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "img-src 'self' data: blob:",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "style-src-attr 'unsafe-inline'",
  ...(import.meta.env.DEV ? ["connect-src 'self' ws:"] : []),
].join('; ')

// Vite puts styles into development pages.
const styles = (own: string) => (import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self'${own}`)

// A document has no inline script at all, so its policy is the same for everybody and the page can be kept in a cache.
const documentPolicy = `${everywhere}; ${styles('')}; script-src 'self'`

interface Caching {
  readonly seconds: number
  readonly tags: readonly string[]
}

/** A public page for an anonymous visitor: may be kept by us and by a CDN, and is drawn up ahead on hover. */
export function documentHeaders(headers: Headers, status: number, caching: Caching | undefined) {
  headers.set('content-security-policy', documentPolicy)
  headers.set('speculation-rules', '"/speculation-rules.json"')
  headers.set('vary', 'cookie, accept-encoding')
  if (status !== 200 || !caching) return headers.set('cache-control', 'no-cache')
  headers.set(
    'cache-control',
    `public, max-age=0, s-maxage=${caching.seconds}, stale-while-revalidate=${caching.seconds * 10}`,
  )
  headers.set('cache-tag', caching.tags.join(','))
}

/** A page of one person: never kept, and only scripts that carry this answer's nonce run. */
export function hydratedHeaders(headers: Headers, nonce: string) {
  headers.set(
    'content-security-policy',
    `${everywhere}; ${styles(` 'nonce-${nonce}'`)}; script-src 'self' 'nonce-${nonce}'`,
  )
  headers.set('cache-control', 'private, no-cache')
}
