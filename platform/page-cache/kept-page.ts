import { createHash } from 'node:crypto'
import type { Encoding } from './encodings.ts'
import type { Policy, RenderedPage } from './policy.ts'

/** One encoding of a cached page, ready to send. */
export interface Form {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface KeptPage {
  readonly key: string
  readonly status: number
  readonly policy: Policy
  readonly madeAt: number
  /** The number of the rendering that made it; a later rendering wins over an earlier one that took longer. */
  readonly order: number
  readonly forms: Readonly<Partial<Record<Encoding, Form>>> & { readonly identity: Form }
  readonly bytes: number
}

export function keepPage(
  key: string,
  page: RenderedPage,
  made: { policy: Policy; at: number; order: number },
): KeptPage {
  const body = Buffer.from(page.body)
  const hash = createHash('sha256').update(body).update(String(page.status)).digest('base64url').slice(0, 22)
  const identity = formOf(body, hash, lastingHeaders(page))
  return weighed({
    key,
    status: page.status,
    policy: made.policy,
    madeAt: made.at,
    order: made.order,
    forms: { identity },
  })
}

export function withForms(page: KeptPage, bodies: Partial<Record<Encoding, Buffer>>): KeptPage {
  const { identity } = page.forms
  const added = Object.entries(bodies).map(([encoding, body]) => [
    encoding,
    // A strong ETag identifies exact bytes, so each encoding has its own.
    formOf(body, `${identity.etag.slice(1, -1)}-${encoding}`, { ...identity.headers, 'content-encoding': encoding }),
  ])
  return weighed({ ...page, forms: { identity, ...Object.fromEntries(added) } })
}

function formOf(body: Buffer, tag: string, headers: Readonly<Record<string, string>>): Form {
  const etag = `"${tag}"`
  return { etag, headers: { ...headers, etag, 'content-length': String(body.length) }, body }
}

/** Headers of a single connection or response are not cached. */
const passing = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'age',
  'etag',
  'x-cache',
])

function lastingHeaders({ headers }: RenderedPage): Record<string, string> {
  const lasting: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !passing.has(name)) lasting[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return { ...lasting, vary: varying(lasting.vary) }
}

/** In lower case, as @fastify/compress looks for them. */
export function varying(vary = ''): string {
  const names = vary.toLowerCase().split(',')
  return [...new Set([...names.map((name) => name.trim()).filter(Boolean), 'accept-encoding', 'cookie'])].join(', ')
}

function weighed(page: Omit<KeptPage, 'bytes'>): KeptPage {
  const forms = Object.values(page.forms)
  const headers = Object.entries(page.forms.identity.headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    0,
  )
  const bodies = forms.reduce((sum, form) => sum + form.body.length, 0)
  // The objects around it are of the order of a kilobyte each.
  return { ...page, bytes: bodies + headers + 2 * page.key.length + 1024 * forms.length }
}
