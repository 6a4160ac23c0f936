import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import type { RenderedPage } from '#platform/page-cache/policy.ts'
import { addressIn, locales } from '#platform/text/locales.ts'

/** Pages with a form that works without scripts, relative to their locale. */
const pagesWithForms = ['/contact-us']
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
    pages.addHook('onRequest', async (request) => {
      if (!isFromHere(request)) throw problem('request.wrongMethod', { allowed: 'GET, HEAD' })
    })
    for (const page of pagesWithForms) {
      for (const locale of locales) {
        pages.post(addressIn(locale, page), async (request, reply) => send(reply, await render(request, request.url)))
      }
    }
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

function send(reply: FastifyReply, { status, headers, body }: RenderedPage) {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'cache-tag') reply.header(name, typeof value === 'string' ? value : [...value])
  }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
