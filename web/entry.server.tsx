import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { basenameOf, languageOf } from '#platform/text/locales.ts'
import { appFiles } from './page/app-files.ts'
import { documentRoutes, firstPartIn } from './page/document-routes.ts'
import { earlyPresses } from './page/early-presses.ts'
import type { PageHandle } from './page/page-handle.ts'
import { documentHeaders, hydratedHeaders } from './page/page-headers.ts'
import { pageTree } from './page/page-tree.tsx'
import { type PageState, statePlace, writeHandoff, writeHeadScript, writeState } from './page/state.ts'
import { turn } from './page/turn.ts'
import { Answers } from './queries/answers.ts'
import { type PageRequest, pageAnswers, pageAssets, pageOutput, pageRequest } from './queries/page-request.ts'
import { kindGoing } from './session/way-back.ts'
import { assetsIn } from './texts/script-in-language.ts'

/**
 * Renders pages. One router per locale, with the locale as basename: links, redirects and matching keep it without the
 * routes' knowledge. Documents have smaller routers of their own.
 */
export function createPages(build: ServerBuild, mode: string) {
  const documents = documentRoutes(build)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

  function handlerOf({ locale, address, signedIn }: PageRequest) {
    const firstPart = firstPartIn(address)
    const small = signedIn ? undefined : documents.get(firstPart)
    const key = small ? `${locale} ${firstPart}` : locale
    const known = handlers.get(key)
    if (known) return known
    const { assets, ...rest } = small ?? build
    const whole = { ...rest, assets: assetsIn(languageOf(locale), assets), basename: basenameOf(locale) }
    const handler = createRequestHandler(whole, mode)
    handlers.set(key, handler)
    return handler
  }

  return async (request: Request, page: PageRequest): Promise<Page> => {
    const context = new RouterContextProvider()
    context.set(pageRequest, page)
    context.set(pageAssets, assetsIn(languageOf(page.locale), build.assets))
    context.set(pageAnswers, new Answers(page.ask))
    const output = {}
    context.set(pageOutput, output)
    return pageOf(await handlerOf(page)(request, context), output)
  }
}

export interface Page {
  readonly status: number
  readonly headers: Record<string, string | string[]>
  readonly body: string
}

async function pageOf(response: Response, { html }: { html?: string }): Promise<Page> {
  const headers = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  return {
    status: response.status,
    headers: cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers,
    body: html ?? (await response.text()),
  }
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const page = context.get(pageRequest)
  const hydrated = page.signedIn || !isDocument(router)
  const nonce = hydrated ? crypto.randomUUID() : ''
  const handoff = hydrated ? await new Response(router.serverHandoffStream).text() : undefined
  // The stream is drained or dropped, but never rendered: with renderToString the browser would wait for it.
  delete router.serverHandoffStream

  const answers = context.get(pageAnswers)
  // Yields first: rendering is the longest synchronous work.
  await turn()
  const ahead = hydrated || !leadsToApp(router) ? '' : aheadOf(page, context.get(pageAssets))
  const html = renderToString(pageTree({ page, router, answers, hydrated, ahead, nonce, url: request.url }))
  const output = context.get(pageOutput)

  headers.set('content-type', 'text/html; charset=utf-8')
  if (handoff === undefined) {
    documentHeaders(headers, status, cachingOf(router), page)
    output.html = `<!doctype html>${html}`
  } else {
    hydratedHeaders(headers, nonce, page)
    const state: PageState = { ...statePlace(page), answers: answers.all(), isNewSession: page.isNewSession }
    const whole = writeHandoff(writeState(html, state), handoff, nonce)
    output.html = `<!doctype html>${writeHeadScript(whole, earlyPresses, nonce)}`
  }
  return new Response(null, { status, headers })
}

const handlesOf = ({ staticHandlerContext, routeModules }: EntryContext) =>
  staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle as PageHandle | undefined)

// A missing or failed page is a document too: nothing on it needs hydration.
const isDocument = (router: EntryContext) =>
  router.staticHandlerContext.errors !== null || handlesOf(router).some((handle) => handle?.document)

const leadsToApp = (router: EntryContext) => handlesOf(router).some((handle) => handle?.leadsToApp)

function aheadOf({ address }: PageRequest, assets: ServerBuild['assets']) {
  const { pathname, searchParams } = new URL(address, 'http://kopru.invalid')
  return appFiles(assets, kindGoing(pathname, searchParams)).join(' ')
}

const cachingOf = (router: EntryContext) => handlesOf(router).findLast((handle) => handle?.document)?.document

/** Logs failures with their stack; missing pages and refused calls are not logged. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const isRefused = isRouteErrorResponse(error) || error instanceof Response
  if (!request.signal.aborted && !isRefused) console.error(error)
}

// Exported for the bench, which renders the same tree without a server.
export { pageAnswers, pageRequest, pageTree }
