import { createLog } from '#platform/log.ts'
import { startApp } from './app.ts'
import { outliveLostConnections } from './outlive-lost-connections.ts'
import { readSettings } from './settings.ts'
import { welcome } from './welcome.ts'

process.title = 'kopru'

try {
  const config = readSettings()
  const log = createLog(config.logLevel)
  outliveLostConnections(log)
  const app = await startApp({ config, log, dev: process.argv.includes('--dev') })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leave(app.stop))
  await welcome(app.address, config)
} catch (error) {
  // A failed start is one sentence for the person at the terminal; LOG_LEVEL=debug shows the stack.
  const isBrief = error instanceof Error && process.env.LOG_LEVEL !== 'debug'
  console.error(isBrief ? `\n  ${error.message}\n` : error)
  process.exit(1)
}

async function leave(stop: () => Promise<void>) {
  console.log('\n  Finishing what is under way …')
  await stop()
  process.exit(0)
}
