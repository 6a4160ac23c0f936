import { beforeAll } from 'vitest'
import type { Server } from '#api/server.ts'
import type { Connection } from '#database/connection.ts'
import { hearSignals } from '#database/signals.ts'
import { createLog } from '#platform/log.ts'
import type { testApi } from '../server.ts'

/**
 * Two processes on the calling test file's database, as far as they can tell: each knows only what it hears. They run
 * while its tests do.
 */
export function twoApis(connection: Connection, startApi: ReturnType<typeof testApi>) {
  const servers = {} as { here: Server; there: Server }
  beforeAll(async () => {
    const apis = [await startApi(), await startApi()] as const
    const ears = await Promise.all(
      apis.map(({ ended }) =>
        hearSignals(
          connection.url,
          (signal) => signal.kind === 'sessionEnded' && ended.add(signal.sessionIds),
          () => {},
          createLog('silent'),
        ),
      ),
    )
    servers.here = apis[0].app
    servers.there = apis[1].app
    return async () => {
      for (const ear of ears) await ear.stop()
    }
  })
  return servers
}
