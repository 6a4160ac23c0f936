import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDocument } from '#contract/openapi/openapi.ts'
import { acceptedLanguage } from '#platform/text/accept-language.ts'
import type { Language } from '#platform/text/locales.ts'
import { renderDocs } from './docs/page.ts'
import { etagOf, isKnown } from './etag.ts'

const style = readFileSync(new URL('./docs/docs.css', import.meta.url), 'utf8')

// The policy allows the page's only style by its hash, and nothing else.
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const docsPaths = [
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/docs' },
] as const

/** The contract for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export function addDocs(app: FastifyInstance, document: ApiDocument) {
  const json = kept(() => JSON.stringify(document))
  const pages: Record<Language, () => Kept> = {
    tr: kept(() => renderDocs(document, 'tr', style)),
    en: kept(() => renderDocs(document, 'en', style)),
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
