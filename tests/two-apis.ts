import { hearSignals } from '#database/signals.ts'
import { createLog } from '#platform/log.ts'
import type { testApi } from './server.ts'

/** Two processes on one database, as far as they can tell: each knows only what it hears. */
export async function twoApis(startApi: ReturnType<typeof testApi>, databaseUrl: string) {
  const apps = [await startApi(), await startApi()] as const
  const ears = await Promise.all(
    apps.map(({ ended }) =>
      hearSignals(
        databaseUrl,
        (signal) => signal.kind === 'sessionEnded' && ended.add(signal.sessionIds),
        () => {},
        createLog('silent'),
      ),
    ),
  )
  return {
    here: apps[0].app,
    there: apps[1].app,
    stop: async () => {
      for (const ear of ears) await ear.stop()
    },
  }
}
