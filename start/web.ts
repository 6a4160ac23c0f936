import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Answer } from '#api/answer.ts'
import type { CallPerformer } from '#api/performing/perform-call.ts'
import type { Caller } from '#contract/caller.ts'
import { issueAccessToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { ByteLru } from '#platform/byte-lru.ts'
import type { Config } from '#platform/config.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { registerImages } from '#platform/images.ts'
import { readyPages, registerPageCache } from '#platform/page-cache/fastify.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import type { RenderedPage } from '#platform/page-cache/policy.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import { type Ask, AskError, askByFetch } from '#web/ask.ts'
import { speculationRules } from '#web/shell/speculation-rules.ts'
import { builtPages } from './built-pages.ts'
import { developedPages } from './developed-pages.ts'
import { askInProcess } from './in-process-ask.ts'
import { addPagePosts } from './page-posts.ts'
import { type PageClient, pageRenderer } from './pages.ts'
import { root } from './root.ts'
import { addSearchEngines } from './search-engines/add-search-engines.ts'

interface WebOptions {
  readonly config: Config
  readonly answers: readonly Answer[]
  readonly kept: CallPerformer
  readonly files: FileStore
  readonly dev: boolean
  readonly ready: FindReady[]
}

/** Adds pages, static files, images, and the page cache. */
export async function addWeb(app: FastifyInstance, { config, answers, kept, files, dev, ready }: WebOptions) {
  const cache = new PageCache({
    maxBytes: config.pageCacheBytes,
    onError: (error) => app.log.error({ err: error }, 'a stale page could not be renewed'),
  })
  const render = pageRenderer({
    ...(dev ? await developedPages(app) : await builtPages(app)),
    ask: askWay(config, answers, kept),
    publicUrl: config.publicUrl,
    local: config.mode === 'local',
    knowsCountries: config.geoUrl !== undefined,
    chatScript: config.chatScriptUrl ?? '',
    mapTiles: config.mapTiles,
    googleOn: config.google !== undefined,
    smsOn: config.mode === 'local' || config.smsUrl !== undefined,
    // Not in development, where the code that renders changes.
    keptHtml: dev ? undefined : new ByteLru(keptHtmlBytes),
  })
  const pictures = await registerImages(app, {
    files,
    cacheDir: join(config.dataDir, 'images'),
    maxBytes: config.imageCacheBytes,
    publicDir: join(root, dev ? 'public' : 'build/client'),
  })
  addSearchEngines(app, config.publicUrl)
  app.get('/speculation-rules.json', async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(speculationRules),
  )
  await addPagePosts(app, { render, https: config.publicUrl.startsWith('https:') })
  if (dev) app.get('/*', async (request, reply) => send(reply, await render(request, request.url)))
  else {
    registerPageCache(app, { cache, render })
    ready.push(readyPages(cache))
  }
  return { cache, pictures }
}

/** Enough for the cards and advertisements of about three hundred listings in both languages. */
const keptHtmlBytes = 16 * 1024 * 1024

/** In-process if the API runs here, else over the network to API_URL. */
function askWay(config: Config, answers: readonly Answer[], kept: CallPerformer) {
  if (config.parts.has('api')) return askInProcess(answers, kept)
  const { apiUrl } = config
  if (!apiUrl) throw new Error('PARTS without api needs API_URL: the address of the process that answers /api.')
  return async ({ language, person }: Caller, client?: PageClient) => {
    const token = person && issueAccessToken(person)
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(client && { ...client.headers, 'x-kopru-client': 'web' }),
    }
    return refusing(
      askByFetch(
        apiUrl,
        language,
        () => headers,
        ({ headers: given }) => {
          for (const cookie of client ? given.getSetCookie() : []) client?.keep(cookie)
        },
      ),
    )
  }
}

/** Turns a failed call into its status for the page; an unreachable API is a 503. */
function refusing(ask: Ask): Ask {
  return (call, input, options) =>
    ask(call, input, options).catch((error: unknown) => {
      if (!(error instanceof AskError)) throw error
      throw Response.json(error.problem ?? {}, { status: typeof error.status === 'number' ? error.status : 503 })
    })
}

function send(reply: FastifyReply, { status, headers, body }: RenderedPage) {
  return reply
    .code(status)
    .headers(headers as Record<string, string>)
    .send(body)
}
