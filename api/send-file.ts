import type { FastifyReply } from 'fastify'
import type { SentFile } from '#contract/sent-file.ts'

/**
 * A private file on its way to whoever may have it. It is shown inside our own pages at most, runs nothing, is kept by
 * nobody on the way, and its type is what we say it is.
 */
export function sendFile(reply: FastifyReply, { name, type, size, inline, content }: SentFile) {
  reply.headers({
    'content-type': type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${namedAs(name)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policyOf(type),
    ...(size === undefined ? {} : { 'content-length': size }),
  })
  return reply.send(content)
}

/** Of a PDF browsers make a page around their own viewer, which older ones do not let into a sandbox. */
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** RFC 6266: plain letters for old programs, the real name for the others. */
function namedAs(name: string) {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
