import { isBusyDatabase } from '#api/busy-database.ts'
import type { Log } from '#platform/log.ts'

/**
 * An uncaught error is a bug that leaves unknown state: the process logs it and exits, to be restarted. A lost
 * connection leaves no state, so it is only logged, even if its promise was not awaited.
 */
export function outliveLostConnections(log: Log) {
  process.on('uncaughtException', (err) => {
    if (isBusyDatabase(err)) return log.error({ err }, 'a lost connection that nobody waited for')
    log.fatal({ err }, 'uncaught')
    process.exit(1)
  })
}
