import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { RenderedPage } from '#platform/page-cache/policy.ts'
import { localeOf } from '#platform/text/locales.ts'
import type { Ask } from '#web/ask.ts'
import type { createPages } from '#web/entry.server.tsx'

type Pages = ReturnType<typeof createPages>

interface PageOptions {
  readonly pages: () => Promise<Pages>
  readonly ask: (language: 'tr' | 'en', requestId: string) => Ask
  readonly publicUrl: string
  readonly local: boolean
  readonly documentScript: string
}

/** Turns Fastify's request into the web's, and its answer into plain values that a cache can keep. */
export function pageRenderer({ pages, ask, publicUrl, local, documentScript }: PageOptions) {
  return async (request: FastifyRequest, url: string): Promise<RenderedPage> => {
    const [path, search] = split(url)
    const place = localeOf(path)
    if (place.moved !== undefined) return moved(place.moved + search)
    const render = await pages()
    const answer = await render(toWebRequest(request, publicUrl + url), {
      locale: place.locale,
      address: place.rest + search,
      publicUrl,
      local,
      documentScript,
      signedIn: isSignedIn(request),
      nonce: randomBytes(16).toString('base64url'),
      ask: ask(place.language, request.id),
    })
    return { status: answer.status, headers: headersOf(answer), body: await answer.text() }
  }
}

/** Accounts check what the cookie says; that it is there is enough to keep an answer to one person. */
function isSignedIn({ headers }: FastifyRequest) {
  return headers.cookie?.includes('kopru_session=') === true
}

const moved = (location: string): RenderedPage => ({ status: 308, headers: { location }, body: '' })

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

function toWebRequest({ method, headers, body }: FastifyRequest, url: string) {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') kept.set(name, value)
  }
  return new Request(url, {
    method,
    headers: kept,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: body as string }),
  })
}

function headersOf(answer: Response) {
  const headers = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers
}
