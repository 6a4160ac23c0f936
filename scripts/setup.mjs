// Runs before `npm start`, `npm test` and `npm run dev`, on any Node from 20, before anything is installed: plain
// JavaScript with Node's own modules only. Finished steps cost a few milliseconds.
import { provideNode } from './setup/node.mjs'
import { installPackages } from './setup/packages.mjs'
import { linkPostgres } from './setup/postgres.mjs'
import { checkSettings } from './setup/settings.mjs'
import { isDone, markDone } from './setup/stamp.mjs'
import { buildWeb } from './setup/web.mjs'

try {
  if (!isDone()) {
    installPackages()
    linkPostgres()
    provideNode()
    markDone()
  }
  if (process.argv.includes('--build'))
    buildWeb({ before: process.argv.includes('--settings') ? checkSettings : undefined })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
