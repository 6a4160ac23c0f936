import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '#contract/problems.ts'
import { isPublicContainer, type PublicContainer } from './containers.ts'
import { extensionOf, isContentHashed, isFileKey } from './file-key.ts'
import type { FileFacts, FileStore } from './file-store.ts'

/** Serves `/files/{container}/{key}` for public containers only. */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  app.get('/files/:container/*', async (request, reply) => {
    const { container, key, type } = wantedFile(request)
    const facts = await files.facts(container, key)
    if (!facts) throw problem('files.notFound')
    const headers = headersOf({ container, key }, type, facts)
    if (hasAlready(request, headers.etag)) return reply.code(304).headers(headers).send()
    const file = await files.get(container, key)
    if (!file) throw problem('files.notFound')
    return reply.headers({ ...headers, 'content-length': file.size }).send(file.stream)
  })
}

/** The types that are served at all. No SVG and no HTML: both run scripts under our name. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function wantedFile(request: FastifyRequest): { container: PublicContainer; key: string; type: string } {
  const { container = '', '*': key = '' } = request.params as Record<string, string>
  const type = types[extensionOf(key)]
  if (!isPublicContainer(container) || !isFileKey(key) || !type) throw problem('files.notFound')
  return { container, key, type }
}

function headersOf(file: PublicFile, type: string, { version }: FileFacts) {
  const isShown = type.startsWith('image/') || type === 'application/pdf'
  return {
    'content-type': type,
    'content-disposition': isShown ? 'inline' : 'attachment',
    'cache-control': lastingOf(file),
    etag: `"${version}"`,
    'x-content-type-options': 'nosniff',
  }
}

interface PublicFile {
  readonly container: PublicContainer | 'pictures'
  readonly key: string
}

/**
 * The cache lifetime of a file. A person's photo is cached for a minute, and not by shared caches: it must disappear
 * when they delete it. Organizations' logos were once named like photos, so they are treated the same.
 */
export function lastingOf({ container, key }: PublicFile): string {
  if (container === 'profile-images' && /^[0-9a-f-]{36}\/photo-/.test(key)) return 'private, max-age=60'
  return isContentHashed(key)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400'
}

/** Whether the visitor names this ETag as one that they have. */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']
  const tags = given?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
