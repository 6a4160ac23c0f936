import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startEmbedded } from '#database/embedded.ts'
import { createLog } from '#platform/log.ts'
import { type StartedHouse, startHouse } from '../setup/house.ts'

export interface Houses {
  readonly databaseUrl: string
  addresses(): readonly string[]
  /** One of them ends as in a power cut, and another takes its place. */
  killOne(): Promise<void>
  stop(): Promise<void>
}

/** As many processes as are wanted, on one folder of files and one database: a server's, or the embedded one. */
export async function startHouses(count: number, serverUrl: string | undefined): Promise<Houses> {
  const dataDir = mkdtempSync(`${tmpdir()}/kopru-faults-`)
  // As root the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711)
  const start = () => startHouse(serverUrl ?? '', { DATA_DIR: dataDir })
  let running: readonly StartedHouse[] = [await start()]
  while (running.length < count) running = [...running, await start()]
  // Joins the one that runs, and stays when a house is killed.
  const embedded =
    serverUrl === undefined
      ? await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
      : undefined

  return {
    databaseUrl: serverUrl ?? embedded?.url ?? '',
    addresses: () => running.map(({ address }) => address),
    async killOne() {
      const [first, ...others] = running
      await first?.kill()
      running = others
      running = [...others, await start()]
    },
    async stop() {
      for (const house of running) await house.stop()
      await embedded?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
