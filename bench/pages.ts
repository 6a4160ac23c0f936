import type { FastifyRequest } from 'fastify'
import { renderToString } from 'react-dom/server'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { answers } from '#api/api.ts'
import { callPerformer } from '#api/performing/perform-call.ts'
import type { Ask } from '#web/ask.ts'
import type { createPages, pageTree } from '#web/entry.server.tsx'
import type { pageAnswers, pageRequest } from '#web/queries/page-request.ts'
import { askInProcess } from '../start/in-process-ask.ts'
import { pageRenderer } from '../start/pages.ts'

interface Entry {
  createPages: typeof createPages
  pageTree: typeof pageTree
  pageRequest: typeof pageRequest
  pageAnswers: typeof pageAnswers
  default: (...all: Rendering) => Promise<Response>
}
const caller = { language: 'tr', requestId: 'bench' } as const
type Rendering = [Request, number, Headers, EntryContext, RouterContextProvider]

/** The configuration that pages see. */
export const configured = {
  publicUrl: 'http://127.0.0.1:3000',
  local: true,
  isNewSession: false,
  knowsCountries: false,
  chatScript: '',
  mapTiles: null,
  googleOn: false,
  smsOn: true,
  documentScript: '/assets/document.js',
  // Bare React keeps nothing either.
  keptHtml: undefined,
} as const

/** The pages as they were built for the server. */
export async function builtPages() {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  return { build, entry: build.entry.module as unknown as Entry }
}

/** The ways to a page that the bench compares: bare React, and the whole way without and with its data. */
export async function pageContenders(address: string) {
  const { build, entry } = await builtPages()
  // Without a cache, so that every page asks the database.
  const inProcess = askInProcess(answers, callPerformer(0))
  const kept = new Map<string, unknown>()
  const remembering: Ask = async (call, input) => {
    const key = `${call.path} ${JSON.stringify(input)}`
    if (!kept.has(key)) kept.set(key, await inProcess(caller)(call, input))
    return kept.get(key) as never
  }
  const render = (ask: Ask, pages = entry.createPages(build, 'production')) =>
    pageRenderer({ pages: async () => pages, ask: () => ask, ...configured })
  const request = { method: 'GET', headers: {}, id: 'bench' } as unknown as FastifyRequest
  const bare = await bareTree(build, entry, (pages) => render(remembering, pages)(request, address))
  const withData = render(inProcess(caller))
  const withoutAsk = render(remembering)
  return {
    bare: () => renderToString(bare()),
    withData: () => withData(request, address),
    withoutAsk: () => withoutAsk(request, address),
  }
}

/** Catches what the router hands to the page's render, so that the very same tree can be rendered alone. */
async function bareTree(
  build: ServerBuild,
  entry: Entry,
  renderOnce: (pages: ReturnType<typeof createPages>) => Promise<unknown>,
) {
  let caught: Rendering | undefined
  const module = {
    ...build.entry.module,
    default: (...all: Rendering) => {
      caught = all
      return entry.default(...all)
    },
  }
  await renderOnce(entry.createPages({ ...build, entry: { ...build.entry, module: module as never } }, 'production'))
  const [request, , , router, context] = caught as Rendering
  const [page, answered] = [context.get(entry.pageRequest), context.get(entry.pageAnswers)]
  return () => entry.pageTree({ page, router, answers: answered, hydrated: false, nonce: '', url: request.url })
}
