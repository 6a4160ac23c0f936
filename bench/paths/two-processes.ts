import { startEmbedded } from '#database/embedded.ts'
import { createLog } from '#platform/log.ts'
import type { benchApp } from '../app.ts'
import { alternately } from '../measure.ts'
import { type Row, ratio } from '../rows.ts'
import { freshList } from './public-paths.ts'
import { answered } from './wrk.ts'

const ports = [4115, 4116] as const

/**
 * Two processes on two cores, with one database, against one of them: the client and the database take their share of the
 * same two cores.
 */
export async function measureTwoProcesses(app: ReturnType<typeof benchApp>): Promise<Row[]> {
  const embedded = await startEmbedded({ dataDir: `${app.dataDir}/postgres`, log: createLog('silent') })
  const environment = { DATABASE_URL: embedded.url, LOG_LEVEL: 'info' }
  const processes = [await app.start(ports[0], environment, 0), await app.start(ports[1], environment, 1)]
  try {
    const load = async (at: number, core: number) =>
      (await answered(processes[at]?.url ?? '', { path: freshList }, { core })).perSecond
    const speed = await alternately(
      {
        two: async () => (await Promise.all([load(0, 1), load(1, 0)])).reduce((sum, one) => sum + one),
        one: () => load(0, 1),
      },
      3,
    )
    return [ratio('list, not cached: two processes / one', speed.two, speed.one, 1.8)]
  } finally {
    for (const each of processes) await each.stop()
    await embedded.stop()
  }
}
