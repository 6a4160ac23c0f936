export type PageHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export interface RenderedPage {
  readonly status: number
  /** Names in lower case. */
  readonly headers: PageHeaders
  readonly body: string
}

export interface Policy {
  /** Milliseconds for which the page is fresh */
  readonly fresh: number
  /** Milliseconds after that in which it may be served while it is revalidated */
  readonly stale: number
  readonly tags: readonly string[]
}

/** Whether and how long a page may be cached for everyone; undefined for a personal page. */
export function policyOf({ status, headers }: RenderedPage): Policy | undefined {
  if (!keptStatuses.has(status) || headers['set-cookie'] !== undefined) return undefined
  const directives = readDirectives(text(headers['cache-control']))
  const seconds = directives.get('s-maxage')
  if (!directives.has('public') || directives.has('private') || directives.has('no-store')) return undefined
  if (seconds === undefined || !(seconds > 0)) return undefined
  const stale = directives.get('stale-while-revalidate') ?? 0
  const tags = text(headers['cache-tag'])
    .split(/[\s,]+/)
    .filter(Boolean)
  if (status === 200) return { fresh: seconds * 1000, stale: stale * 1000, tags }
  return { fresh: Math.min(seconds, shortLife) * 1000, stale: 0, tags }
}

/** Redirects and 404 are cached briefly: long enough to absorb a rush, short enough for corrections. */
const keptStatuses = new Set([200, 301, 308, 404, 410])
const shortLife = 60

function readDirectives(header: string): Map<string, number> {
  const pairs = header.toLowerCase().split(',')
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name.trim(), /^"?\d+"?$/.test(value.trim()) ? Number(value.replaceAll('"', '')) : Number.NaN]
    }),
  )
}

function text(header: PageHeaders[string]): string {
  return typeof header === 'string' ? header : (header?.join(', ') ?? '')
}
