import { isBusyDatabase } from '#api/busy-database.ts'
import type { Log } from '#platform/log.ts'

/**
 * What nobody caught is a mistake of ours: nobody knows what state it left behind, so the process says so and ends, and
 * whoever watches over it starts it again. A lost connection is no mistake and leaves no state: even where somebody forgot
 * to wait for it, it is told and nothing more.
 */
export function outliveLostConnections(log: Log) {
  process.on('uncaughtException', (err) => {
    if (isBusyDatabase(err)) return log.error({ err }, 'a lost connection that nobody waited for')
    log.fatal({ err }, 'uncaught')
    process.exit(1)
  })
}
