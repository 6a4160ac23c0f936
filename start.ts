import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { resolveOnce } from './start/resolve-once.ts'

// What was stripped of its types and compiled once is not again at the next start. It has to be said before anything is
// loaded, so the start itself is another file.
enableCompileCache(fileURLToPath(new URL('.cache/compiled', import.meta.url)))
resolveOnce(new URL('.', import.meta.url))

await import('./start/run.ts')
