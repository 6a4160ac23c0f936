import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the build. Names in /assets contain a hash of the content, so browsers cache them forever. */
export async function addStaticFiles(app: FastifyInstance, root: string) {
  await app.register(staticFiles, {
    root,
    wildcard: false,
    // Precompressed files are sent in place of their originals; a route each would cost half a second per start.
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path))
      // A service worker's own policy decides what it may fetch.
      if (isWorker(path)) reply.header('content-security-policy', "default-src 'self'")
    },
  })
}

function cachingOf(path: string) {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return isWorker(path) ? 'no-cache' : 'public, max-age=3600'
}

// The file that is sent may be the compressed one beside it.
const isWorker = (path: string) => /\/sw\.js(\.br|\.gz)?$/.test(path)
