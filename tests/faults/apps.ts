import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startEmbedded } from '#database/embedded.ts'
import { createLog } from '#platform/log.ts'
import { type StartedApp, startApp } from '../setup/app.ts'

/** The processes as the scenarios of one candidate see them. */
export interface Answering {
  addresses(): readonly string[]
  /** Kills the first process, as in a power cut; a new one is added at the end */
  killOne(): Promise<void>
}

export interface Apps extends Answering {
  readonly databaseUrl: string
  /** The files folder of all processes */
  readonly filesDir: string
  /** Kills all processes, as in a power cut */
  killAll(): Promise<void>
  /** Starts that many at once */
  startAgain(count: number): Promise<void>
  stop(): Promise<void>
}

/** Starts processes on one files folder and one database: a server's, or the embedded one. */
export async function startApps(
  count: number,
  serverUrl: string | undefined,
  environment: NodeJS.ProcessEnv = {},
): Promise<Apps> {
  const dataDir = mkdtempSync(`${tmpdir()}/kopru-faults-`)
  // As root the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711)
  const start = () => startApp(serverUrl ?? '', { DATA_DIR: dataDir, ...environment })
  let running: readonly StartedApp[] = [await start()]
  while (running.length < count) running = [...running, await start()]
  // Connects to the running one, and survives the death of an app.
  const embedded =
    serverUrl === undefined
      ? await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
      : undefined

  return {
    databaseUrl: serverUrl ?? embedded?.url ?? '',
    filesDir: `${dataDir}/files`,
    addresses: () => running.map(({ address }) => address),
    async killOne() {
      const [first, ...others] = running
      await first?.kill()
      running = others
      running = [...others, await start()]
    },
    async killAll() {
      await Promise.all(running.map((app) => app.kill()))
      running = []
    },
    async startAgain(wanted) {
      running = await Promise.all(Array.from({ length: wanted }, start))
    },
    async stop() {
      for (const app of running) await app.stop()
      await embedded?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
