import { resolve } from 'node:path'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import type { Cluster, Log } from './embedded/cluster.ts'
import { initialize } from './embedded/initialize.ts'
import { type Lock, tryLock, waitForLock } from './embedded/lock.ts'
import { choosePlace } from './embedded/place.ts'
import { start, stop } from './embedded/postmaster.ts'
import { createDatabase, databaseUrl } from './embedded/session.ts'
import { watch } from './embedded/watch.ts'

export interface Embedded {
  url: string
  /** Releases the database; it shuts down when no other process on this machine uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** A folder of the database's own. */
  dataDir: string
  log: Log
  /** Overrides the settings of postmaster.ts; the tests switch fsync off. */
  settings?: Record<string, string>
  /** Other binaries than those that are found, and another default collation; the tests try both. */
  binaries?: Binaries
  locale?: string[]
}

const DATABASE = 'kopru'

// Turkish sorting and folding are explicit where they matter; the default is plain, fast and the same everywhere.
const LOCALE = [`--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`]

/**
 * Runs a real PostgreSQL under `dataDir`, or joins the one that already runs there.
 * Several of our processes may share a folder (a second `npm start`, a script beside the server), and any of them may
 * be killed at any moment. So no process owns the server: each holds a shared kernel lock while it uses it, and a
 * leaving process that then gets the exclusive lock was the last and shuts the server down. The kernel drops a killed
 * process's lock, so the count is never wrong; a server that survived its killed starter is simply joined by the next
 * process.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = choosePlace(resolve(options.dataDir))
  const cluster: Cluster = {
    ...place,
    binaries: options.binaries ?? findBinaries(place),
    settings: options.settings ?? {},
    locale: options.locale ?? LOCALE,
    log: options.log,
  }

  const using = await alone(cluster, async () => {
    await initialize(cluster)
    await start(cluster)
    await createDatabase(cluster, DATABASE)
    return tryLock(`${cluster.home}/users.lock`, 'shared')
  })
  const watching = await watch(cluster, () => alone(cluster, () => start(cluster)))

  return {
    url: databaseUrl(cluster, DATABASE),
    async stop() {
      await watching.end()
      await alone(cluster, () => leave(cluster, using))
    },
  }
}

async function leave(cluster: Cluster, using: Lock | undefined): Promise<void> {
  using?.release()
  const last = tryLock(`${cluster.home}/users.lock`, 'exclusive')
  if (!last) return
  await stop(cluster)
  last.release()
}

/** Starts and stops one process at a time, so that no process joins a server that is about to stop. */
async function alone<T>(cluster: Cluster, work: () => Promise<T>): Promise<T> {
  const turn = await waitForLock(`${cluster.home}/start.lock`)
  try {
    return await work()
  } finally {
    turn.release()
  }
}
