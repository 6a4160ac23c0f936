import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import type { ByteRange, SentFile } from '#contract/sent-file.ts'
import { rangeIn } from './byte-range.ts'
import { isKnown } from './etag.ts'

/**
 * Sends a private file, or the requested part of it: viewers on phones read documents in parts, and broken downloads
 * are resumed. It may be embedded in our own pages only, runs no scripts, is not cached by proxies, and browsers must
 * not sniff its type.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  if (file.isAskedAgain && file.hash !== undefined && isKnown(request, `"${file.hash}"`))
    return reply
      .code(304)
      .headers({ etag: `"${file.hash}"`, 'cache-control': 'private, no-cache' })
      .send()
  const part = partWanted(request, reply, file)
  const content = request.method === 'HEAD' ? nothing() : await contentOf(file, part)
  reply.headers({
    'content-type': file.type,
    'content-disposition': `${file.inline ? 'inline' : 'attachment'}; ${namedAs(file.name)}`,
    'cache-control': `private, ${file.isAskedAgain ? 'no-cache' : 'no-store'}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policyOf(file.type),
    ...lengthOf(file, part),
  })
  return reply.send(content)
}

function partWanted(request: FastifyRequest, reply: FastifyReply, { size, hash }: SentFile): ByteRange | undefined {
  if (size === undefined || hash === undefined) {
    reply.header('accept-ranges', 'none')
    return undefined
  }
  const etag = `"${hash}"`
  reply.headers({ 'accept-ranges': 'bytes', etag })
  const part = request.method === 'GET' ? rangeIn(request.headers, { size, etag }) : undefined
  if (part === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw problem('files.noSuchPart', { size })
  }
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  return part
}

/** An empty body for HEAD, so that the server keeps our Content-Length. */
const nothing = () => Readable.from([])

const contentOf = ({ content }: SentFile, part: ByteRange | undefined) =>
  content instanceof Uint8Array ? content : content(part)

function lengthOf({ size }: SentFile, part: ByteRange | undefined) {
  if (size === undefined) return {}
  return { 'content-length': part ? part.end - part.start + 1 : size }
}

/** Browsers show a PDF in a viewer page of their own, which older ones do not allow in a sandbox. */
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/**
 * RFC 6266: an ASCII name for old programs, the real name for others. Removes characters that would break the header,
 * address another folder, or reverse the text so that a program looks like a picture.
 */
function namedAs(given: string) {
  const name = given.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\]/gu, '_')
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
