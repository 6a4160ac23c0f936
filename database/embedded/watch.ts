import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import { openSession } from './session.ts'

export interface Watch {
  end(): Promise<void>
}

const LONGEST_PAUSE_MS = 5_000

/**
 * Keeps one idle session open. When it breaks, the server has died (killed, out of memory) and is restarted, however
 * long that takes. The pools of this process reconnect to the same socket.
 */
export async function watch(cluster: Cluster, restart: () => Promise<void>): Promise<Watch> {
  const ending = new AbortController()
  let session = await open()
  let reviving = Promise.resolve()

  async function open(): Promise<pg.Client> {
    const opened = await openSession(cluster)
    opened.once('end', () => {
      if (!ending.signal.aborted) reviving = revive()
    })
    return opened
  }

  async function revive(): Promise<void> {
    cluster.log.warn('PostgreSQL ended unexpectedly and is started again.')
    for (let wait = 50; !ending.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await restart()
        session = await open()
        return
      } catch (error) {
        cluster.log.warn(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`)
        await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
  }

  return {
    async end() {
      ending.abort()
      await reviving
      await session.end()
    },
  }
}
