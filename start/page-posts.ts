import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import type { RenderedPage } from '#platform/page-cache/policy.ts'
import { addressIn, localeOf, locales } from '#platform/text/locales.ts'
import { isSecretPage } from '#web/page/secret-pages.ts'

/** Pages with a form that works without scripts, relative to their locale. */
const pagesWithForms = [
  '/contact-us',
  ...['student', 'company'].flatMap((kind) =>
    ['login', 'register', 'forgot-password'].map((page) => `/${kind}-${page}`),
  ),
  '/reset-password',
  '/verify',
  '/agreement',
]
/** Pages with a token in their address, which authorises alone: no cookie counts. */
const pagesByLink = ['/interview', '/unwanted-mail', '/report-mail']
/** Of these, pages that mail programs post to without an Origin (RFC 8058). */
const pagesByMail = ['/unwanted-mail']
const longest = 64_000
const urlencoded = 'application/x-www-form-urlencoded'
/** The encoding that the RFC recommends; the other one is allowed, too. */
const multipart = 'multipart/form-data'

interface PostOptions {
  readonly render: (request: FastifyRequest, url: string) => Promise<RenderedPage>
  /** Whether the site is served over https, where every browser states a form's origin */
  readonly https: boolean
}

/**
 * Forms are posted to the page's own address and answered by its `action`; never cached, and only from our own pages.
 */
export async function addPagePosts(app: FastifyInstance, { render, https }: PostOptions) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    request.body = await asUrlencoded(request)
    request.headers['content-type'] = urlencoded
    return send(request, reply, await render(request, request.url))
  }
  const options = { bodyLimit: longest, config: { takes: urlencoded } }
  await app.register(async (pages) => {
    readAsText(pages, [urlencoded, multipart])
    for (const page of pagesByMail) for (const locale of locales) pages.post(addressIn(locale, page), options, answer)
  })
  await app.register(async (pages) => {
    readAsText(pages, [urlencoded])
    for (const page of [...pagesWithForms, ...pagesByLink].filter((one) => !pagesByMail.includes(one))) {
      const onRequest = async (request: FastifyRequest) => requireFromHere(page, request, https)
      for (const locale of locales) pages.post(addressIn(locale, page), { ...options, onRequest }, answer)
    }
    // The router matches other spellings of an address too, so its form may be posted there.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const page = pageSpelled(request.url)
      if (page === undefined) return reply.callNotFound()
      requireFromHere(page, request, https)
    }
    pages.post('/*', { ...options, onRequest }, answer)
  })
}

/** The body as pages read it; a missing body is an empty form. */
async function asUrlencoded({ headers, body }: FastifyRequest): Promise<string> {
  const text = typeof body === 'string' ? body : ''
  const type = headers['content-type'] ?? ''
  if (text === '' || !type.toLowerCase().startsWith(multipart)) return text
  const form = await new Response(text, { headers: { 'content-type': type } }).formData().catch(() => {
    throw problem('request.wrongType', { type: urlencoded })
  })
  return new URLSearchParams([...form].map(([name, value]) => [name, String(value)])).toString()
}

function readAsText(pages: FastifyInstance, types: readonly string[]) {
  pages.removeAllContentTypeParsers()
  for (const type of types)
    pages.addContentTypeParser(type, { parseAs: 'string', bodyLimit: longest }, (_request, body, done) =>
      done(null, body),
    )
}

/** The page that an address means, ignoring case and extra slashes. */
function pageSpelled(url: string): string | undefined {
  const path = url.replace(/[?#].*$/s, '').replace(/\/+/g, '/')
  const spelled = localeOf(path).rest.replace(/\/$/, '').toLowerCase()
  return [...pagesWithForms, ...pagesByLink].find((page) => page === spelled)
}

function requireFromHere(page: string, request: FastifyRequest, https: boolean) {
  if (pagesByMail.includes(page)) return
  const mustSay = https && !pagesByLink.includes(page)
  const isAllowed = isFromHere(request) || (isSecretPage(page) && isFromNowhere(request, mustSay))
  if (!isAllowed) throw problem('request.wrongMethod', { allowed: 'GET, HEAD' })
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
 * Forms on pages with `no-referrer` are posted with `Origin: null`. Over https current browsers also send
 * `Sec-Fetch-Site: same-origin`; over plain http they do not, and `null` has to be enough.
 */
function isFromNowhere({ headers: { origin, 'sec-fetch-site': site } }: FastifyRequest, mustSay: boolean): boolean {
  return origin === 'null' && (site === 'same-origin' || (site === undefined && !mustSay))
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const { status, headers, body } = page
  reply.header('cache-control', 'no-store')
  const kept = headers['set-cookie']
  if (kept !== undefined) reply.header('set-cookie', typeof kept === 'string' ? kept : [...kept])
  // A script would follow the redirect and load the next page twice: it gets the target instead, and whether a session
  // began.
  if (request.headers['x-kopru-form'] === 'script' && headers.location !== undefined) {
    const isEntered = [kept ?? []].flat().some((cookie) => /^(__Host-)?kopru_session=[^;]/.test(cookie))
    return reply.code(200).send({ to: headers.location, isEntered })
  }
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ofOurs.has(name)) reply.header(name, typeof value === 'string' ? value : [...value])
  }
  return reply.code(status).send(body)
}

/** Headers that were already sent, or are for our own cache. */
const ofOurs = new Set(['cache-tag', 'cache-control', 'set-cookie'])
