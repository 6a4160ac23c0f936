import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import type { ByteRange, SentFile } from '#contract/sent-file.ts'
import { rangeIn } from './byte-range.ts'

/**
 * A private file on its way to whoever may have it, or the part of it that is asked for: viewers on phones read a document in
 * parts, and a broken download goes on. It is shown inside our own pages at most, runs nothing, is kept by nobody on the way,
 * and its type is what we say it is.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const part = partWanted(request, reply, file)
  const content = request.method === 'HEAD' ? nothing() : await contentOf(file, part)
  reply.headers({
    'content-type': file.type,
    'content-disposition': `${file.inline ? 'inline' : 'attachment'}; ${namedAs(file.name)}`,
    'cache-control': 'private, no-store',
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

/** The answer to HEAD; of anything else the server would count the bytes itself. */
const nothing = () => Readable.from([])

const contentOf = ({ content }: SentFile, part: ByteRange | undefined) =>
  content instanceof Uint8Array ? content : content(part)

function lengthOf({ size }: SentFile, part: ByteRange | undefined) {
  if (size === undefined) return {}
  return { 'content-length': part ? part.end - part.start + 1 : size }
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
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
