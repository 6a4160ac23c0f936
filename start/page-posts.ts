import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import type { RenderedPage } from '#platform/page-cache/policy.ts'
import { addressIn, locales } from '#platform/text/locales.ts'

/** Pages with a form that works without scripts, relative to their locale. */
const pagesWithForms = ['/contact-us']
/** The same, where the address itself says who may: it was sent to somebody, and no cookie counts. */
const pagesByLink = ['/interview']
const longest = 64 * 1024

interface PostOptions {
  readonly render: (request: FastifyRequest, url: string) => Promise<RenderedPage>
}

/**
 * Forms are posted to the page's own address and answered by its `action`; never cached, and only from our own pages.
 */
export async function addPagePosts(app: FastifyInstance, { render }: PostOptions) {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longest },
      (_request, body, done) => done(null, body),
    )
    const add = (page: string, isAllowed: (request: FastifyRequest) => boolean) => {
      const onRequest = async (request: FastifyRequest) => {
        if (!isAllowed(request)) throw problem('request.wrongMethod', { allowed: 'GET, HEAD' })
        // The router refuses `null` for itself.
        if (request.headers.origin === 'null') delete request.headers.origin
      }
      for (const locale of locales) {
        pages.post(addressIn(locale, page), { onRequest }, async (request, reply) =>
          send(reply, await render(request, request.url)),
        )
      }
    }
    for (const page of pagesWithForms) add(page, isFromHere)
    for (const page of pagesByLink) add(page, (request) => isFromHere(request) || isFromNowhere(request))
  })
}

/** Browsers send Origin or Sec-Fetch-Site; a client that sends neither is not a browser. */
function isFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin } = headers
  if (origin === undefined) return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}

/**
 * A page that tells nobody its address (`no-referrer`) has browsers say `null` for where its form comes from. Those of today
 * say besides that it is the same site; older ones say nothing.
 */
function isFromNowhere({ headers: { origin, 'sec-fetch-site': site = 'same-origin' } }: FastifyRequest): boolean {
  return origin === 'null' && site === 'same-origin'
}

function send(reply: FastifyReply, { status, headers, body }: RenderedPage) {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'cache-tag') reply.header(name, typeof value === 'string' ? value : [...value])
  }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
