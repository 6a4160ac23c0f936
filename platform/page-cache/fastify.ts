import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindReady } from '../ready-answer.ts'
import { acceptedEncodings } from './encodings.ts'
import { type Form, type KeptPage, varying } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import type { PageHeaders, RenderedPage } from './policy.ts'

export interface PageOptions {
  readonly cache: PageCache
  /** Renders the page at `url`: the address without what only tracks visits. Header names are in lower case. */
  readonly render: (request: FastifyRequest, url: string) => Promise<RenderedPage>
}

/** Answers every GET and HEAD that no other route takes with a page, from the cache where it may. */
export function registerPageCache(app: FastifyInstance, options: PageOptions): void {
  app.route({ method: ['GET', 'HEAD'], url: anyPage, handler: pageHandler(options) })
}

/** The fresh pages of the cache, for visitors who ask for them by their own address and take a form that is there. */
export function readyPages(cache: PageCache): FindReady {
  return ({ url = '', headers }) => {
    if (isPersonal(headers)) return undefined
    const found = cache.findFresh(url)
    if (!found) return undefined
    const { page, age } = found
    const form = bestForm(page, headers['accept-encoding'])
    if (form === page.forms.identity && isCompressed(headers['accept-encoding'])) return undefined
    const passing = ['x-cache', 'hit', 'age', String(Math.floor(age / 1000))]
    return { status: page.status, route: anyPage, headers: form.headers, passing, body: form.body }
  }
}

const anyPage = '/*'

function pageHandler({ cache, render }: PageOptions) {
  // Not async: a hit is answered within the same tick.
  return (request: FastifyRequest, reply: FastifyReply): undefined | Promise<unknown> => {
    if (isPersonal(request.raw.headers)) return sendPersonal(request, reply)
    const found = cache.find(request.url)
    const isGet = request.method === 'GET'
    if (!found) return isGet ? sendLoaded(request, reply) : sendUnkept(request, reply)
    // A HEAD may be rendered without a body, so it never fills the cache.
    if (found.isStale && isGet) cache.renew(found.page, (url) => render(request, url))
    sendKept(request, reply, found.page, found.isStale ? 'stale' : 'hit', found.age)
    return undefined
  }

  async function sendLoaded(request: FastifyRequest, reply: FastifyReply) {
    if (request.url.length > longestKept) return sendUnkept(request, reply)
    const loaded = await cache.load(request.url, (url) => render(request, url))
    if ('kept' in loaded) return sendKept(request, reply, loaded.kept, 'miss', 0)
    return sendRendered(reply, loaded.passed, loaded.passed.headers, 'miss')
  }

  async function sendUnkept(request: FastifyRequest, reply: FastifyReply) {
    const page = await render(request, request.url)
    return sendRendered(reply, page, page.headers, 'miss')
  }

  async function sendPersonal(request: FastifyRequest, reply: FastifyReply) {
    const page = await render(request, request.url)
    return sendRendered(reply, page, personalHeaders(page.headers), 'bypass')
  }
}

const longestKept = 2048

/** Who brings a session or a token sees pages of their own. Reading the cookie's name loosely errs on the safe side. */
function isPersonal(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || (headers.cookie?.includes('kopru_session') ?? false)
}

/** A page for one person is kept nowhere, whatever the page itself says: not on its way, and not in a browser that others use. */
const personalHeaders = (headers: PageHeaders): PageHeaders => ({
  ...headers,
  'cache-control': 'private, no-store',
  'cache-tag': undefined,
})

function sendRendered(reply: FastifyReply, page: RenderedPage, headers: PageHeaders, state: 'miss' | 'bypass') {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) reply.header(name, typeof value === 'string' ? value : [...value])
  }
  reply.header('vary', varying(String(headers.vary ?? '')))
  return reply.code(page.status).header('x-cache', state).send(page.body)
}

type CacheState = 'hit' | 'stale' | 'miss'

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage, state: CacheState, age: number) {
  const { headers } = request.raw
  const form = bestForm(page, headers['accept-encoding'])
  reply.headers(form.headers)
  // What is sent may still be compressed on its way: its strong ETag would stand for other bytes.
  if (form === page.forms.identity && isCompressed(headers['accept-encoding'])) reply.header('etag', `W/${form.etag}`)
  reply.header('x-cache', state)
  reply.header('age', String(Math.floor(age / 1000)))
  if (headers['if-none-match'] !== undefined && page.status === 200 && isKnown(headers['if-none-match'], page)) {
    reply.removeHeader('content-length').removeHeader('content-encoding').removeHeader('content-type')
    return reply.code(304).send()
  }
  return reply.code(page.status).send(request.method === 'HEAD' ? '' : form.body)
}

function bestForm({ forms }: KeptPage, acceptEncoding: string | undefined): Form {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const form = forms[encoding]
    if (form) return form
  }
  return forms.identity
}

const isCompressed = (acceptEncoding: string | undefined) => acceptedEncodings(acceptEncoding).length > 1

/** Any form that the visitor has is the same page, also when it came in another encoding. */
function isKnown(ifNoneMatch: string, { forms }: KeptPage): boolean {
  const page = forms.identity.etag.slice(1, -1)
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim().replace(/^W\//, '')
    return tag === '*' || tag === `"${page}"` || tag === `"${page}-br"` || tag === `"${page}-gzip"`
  })
}
