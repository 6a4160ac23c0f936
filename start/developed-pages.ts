import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { createPages } from '#web/entry.server.tsx'
import { root } from './root.ts'

/** The pages straight from the sources: Vite serves modules, hot updates and the server's build. */
export async function developedPages(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const pages = async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const entry = build.entry.module as unknown as { createPages: typeof createPages }
    return entry.createPages(build, 'development')
  }
  return { pages, documentScript: '/web/document.ts' }
}
