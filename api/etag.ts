import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A weak tag, because the same answer is sent plain, as gzip and as brotli. */
export const etagOf = (body: Uint8Array) => `W/"${hash('sha1', body, 'base64url')}"`

/** Whether the client already has this answer: one of several tags, or `*` (RFC 9110, section 13.1.2). */
export function isKnown({ headers }: FastifyRequest, etag: string) {
  const known = headers['if-none-match']
  if (known === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag))
}
