import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problems.ts'
import { type Language, languageOf, localeOf } from '#platform/text/locales.ts'
import { escapeText } from '#platform/text/xml.ts'
import { translate } from '#platform/texts.ts'

/** Whether a browser navigates to a page: it shows JSON as text. */
export const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** The language of a page by its address. */
export const languageOfPage = ({ url }: FastifyRequest): Language =>
  languageOf(localeOf(url.split('?')[0] ?? '/').locale)

/**
 * A page for a navigation that was refused before anything could be rendered, mostly for overload. It needs no other
 * file, because that would be refused too.
 */
export function sendProblemPage(reply: FastifyReply, { title, detail = '' }: Problem, language: Language) {
  return reply
    .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeText(title)} | Köprü</title><style>${style}</style><main><h1>${escapeText(title)}</h1>` +
        `<p>${escapeText(detail)}</p><p><a href="">${escapeText(translate(language, 'ui.retry'))}</a></p></main></html>`,
    )
}

const style =
  ':root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}' +
  'main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem}' +
  'a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:light-dark(#5b2bb5,#c9b3ff)}'
const styleHash = createHash('sha256').update(style).digest('base64')
