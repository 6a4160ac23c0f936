import type { FastifyRequest } from 'fastify'
import { isBusyDatabase } from '#api/busy-database.ts'
import { type Client, clientIn, refreshTokenIn } from '#api/client.ts'
import type { Caller } from '#contract/caller.ts'
import { deviceName } from '#domain/accounts/accounts/sessions/device-name.ts'
import { findSession } from '#domain/accounts/accounts/sessions/find-session.ts'
import type { RenderedPage } from '#platform/page-cache/policy.ts'
import { localeOf } from '#platform/text/locales.ts'
import type { Ask } from '#web/ask.ts'
import type { createPages } from '#web/entry.server.tsx'
import { isSecretPage } from '#web/page/secret-pages.ts'
import type { HtmlStore } from '#web/ui/kept-html.tsx'

type Pages = ReturnType<typeof createPages>

interface PageOptions {
  readonly pages: () => Promise<Pages>
  readonly ask: (caller: Caller, client?: PageClient) => Ask | Promise<Ask>
  readonly publicUrl: string
  readonly local: boolean
  readonly knowsCountries: boolean
  readonly chatScript: string
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null
  readonly googleOn: boolean
  readonly smsOn: boolean
  readonly documentScript: string
  readonly keptHtml: HtmlStore | undefined
}

/** Turns Fastify's request into a web Request, and the answer into plain values that a cache can store. */
export function pageRenderer({ pages, ask, ...known }: PageOptions) {
  return async (request: FastifyRequest, url: string): Promise<RenderedPage> => {
    const [path, search] = split(url)
    const place = localeOf(path)
    if (place.moved !== undefined) return moved(place.moved + search)
    const render = await pages()
    const found = await sessionIn(request)
    const isBusy = found === 'busy'
    const session = isBusy ? undefined : found
    const caller = {
      language: place.language,
      requestId: request.id,
      address: request.ip,
      device: deviceName(request.headers['user-agent']),
      ...(session && { person: session.person }),
    }
    const cookies: string[] = []
    // An account with an outdated password is asked for it on every page (the renewal modal), so all its pages are
    // secret.
    const isSecret = session?.who.pwdVersion === 'v1' || isSecretPage(place.rest)
    const client = request.method === 'POST' ? pageClient(request, cookies, known.publicUrl) : undefined
    const page = await render(toWebRequest(request, known.publicUrl + url), {
      locale: place.locale,
      address: place.rest + search,
      ...known,
      ...(isSecret && { chatScript: '' }),
      // If the session lookup fails, the page is not hydrated either.
      signedIn: !isBusy && isSignedIn(request),
      who: session?.who ?? null,
      isNewSession: isNew(session),
      isBusy,
      ask: await ask(caller, client),
    })
    const headers = {
      ...page.headers,
      ...(isSecret && { 'referrer-policy': 'no-referrer' }),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    }
    return page.status === 503 ? toldToWait(request, { ...page, headers }) : { ...page, headers }
  }
}

const isNew = (session: { readonly startedAt: Date } | undefined) =>
  session !== undefined && Date.now() - session.startedAt.getTime() < 30_000

/** The client that posted a form: its cookies are set with the page's answer. */
export interface PageClient extends Client {
  readonly headers: Readonly<Record<string, string>>
  readonly keep: (cookie: string) => void
}

function pageClient(request: FastifyRequest, cookies: string[], publicUrl: string): PageClient {
  const keep = (cookie: string) => void cookies.push(cookie)
  const { cookie, 'user-agent': device } = request.headers
  return {
    ...clientIn(request, { isWeb: true, keep, https: publicUrl.startsWith('https:') }),
    keep,
    headers: { ...(cookie && { cookie }), ...(device && { 'user-agent': device }), 'x-forwarded-for': request.ip },
  }
}

/** Adds Retry-After for crawlers and load balancers; the page itself tells people. */
function toldToWait(request: FastifyRequest, page: RenderedPage): RenderedPage {
  request.log.warn({ id: request.id }, 'busy')
  return { ...page, headers: { ...page.headers, 'retry-after': '2' } }
}

/** The account of the session cookie. Rendering changes nothing, so no custom header is required. */
async function sessionIn(request: FastifyRequest) {
  const refreshToken = await refreshTokenIn(request)
  if (refreshToken === undefined) return undefined
  return findSession(refreshToken).catch((error: unknown) => {
    if (isBusyDatabase(error)) return 'busy' as const
    throw error
  })
}

/** A cookie is enough to treat the page as personal, and to have the browser check the session. */
function isSignedIn({ headers }: FastifyRequest) {
  return headers.cookie?.includes('kopru_session=') === true
}

const moved = (location: string): RenderedPage => ({ status: 308, headers: { location }, body: '' })

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

// The request headers that pages may read; any other could make cached pages differ. A form's origin is already checked
// (page-posts.ts): the router would compare it with the public address, and refuse our other host names.
const known = ['cookie', 'content-type', 'host', 'x-forwarded-host']

function toWebRequest({ method, headers, body }: FastifyRequest, url: string) {
  const given = known.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []))
  return new Request(url, {
    method,
    headers: given as [string, string][],
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: body as string }),
  })
}
