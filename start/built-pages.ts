import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { z } from 'zod'
import type { createPages } from '#web/entry.server.tsx'
import { root } from './root.ts'
import { addStaticFiles } from './static-files.ts'

const DocumentManifest = z.object({ 'web/document.ts': z.object({ file: z.string() }) })

/** The pages as `npm run build` made them. */
export async function builtPages(app: FastifyInstance) {
  const client = join(root, 'build/client')
  await addStaticFiles(app, client)
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild
  // The bundle has its own copies of our modules, and React contexts are compared by identity, so its createPages must
  // be used.
  const entry = build.entry.module as unknown as { createPages: typeof createPages }
  const pages = entry.createPages(build, 'production')
  const manifest = DocumentManifest.parse(JSON.parse(readFileSync(join(client, 'document-manifest.json'), 'utf8')))
  return { pages: async () => pages, documentScript: `/${manifest['web/document.ts'].file}` }
}
