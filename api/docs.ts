import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDocument } from '#contract/openapi/openapi.ts'
import { acceptedLanguage } from '#platform/text/accept-language.ts'
import type { Language } from '#platform/text/locales.ts'
import { docsFonts, fontAddress, readFont } from './docs/fonts.ts'
import { renderDocs } from './docs/page.ts'
import { etagOf, isKnown } from './etag.ts'

const read = (name: string) => readFileSync(new URL(`./docs/${name}`, import.meta.url), 'utf8')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const [style, script] = [read('docs.css'), read('docs-page.js')]

// The policy allows the page's only style and script by their hashes, its fonts, and nothing else.
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const docsPaths = ['/openapi.json', '/docs', ...docsFonts.map(fontAddress)].map((path) => ({
  method: 'GET' as const,
  path,
}))

/** The contract for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export function addDocs(app: FastifyInstance, describe: () => ApiDocument) {
  const json = kept(() => JSON.stringify(describe()))
  const pages: Record<Language, () => Kept> = {
    tr: kept(() => renderDocs(describe(), 'tr', { style, script })),
    en: kept(() => renderDocs(describe(), 'en', { style, script })),
  }

  app.get('/api/openapi.json', async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    return send(request, reply, json())
  })
  app.get<{ Querystring: { lang?: unknown } }>('/api/docs', async (request, reply) => {
    const { lang } = request.query
    const language = lang === 'tr' || lang === 'en' ? lang : acceptedLanguage(request.headers['accept-language'])
    reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'content-language': language })
    return send(request, reply, pages[language]())
  })
  for (const font of docsFonts) {
    app.get(`/api${fontAddress(font)}`, async (_request, reply) => {
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable')
      return reply.send(readFont(font))
    })
  }
}

interface Kept {
  readonly text: string
  readonly etag: string
}

/** Rendered on the first request, so that the start does not wait for it. */
function kept(write: () => string): () => Kept {
  let value: Kept | undefined
  return () => {
    if (!value) {
      const text = write()
      value = { text, etag: etagOf(Buffer.from(text)) }
    }
    return value
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { text, etag }: Kept) {
  reply.headers({ etag, vary: 'accept-language, accept-encoding', 'cache-control': 'public, max-age=300' })
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(text)
}
