import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the build made: names in /assets carry their content's hash, so a browser never has to ask again. */
export async function addStaticFiles(app: FastifyInstance, root: string) {
  await app.register(staticFiles, {
    root,
    wildcard: false,
    // Sent in place of the file that they were made of; a route each would cost half a second at every start.
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path))
      // A worker's own policy rules what it may fetch.
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
