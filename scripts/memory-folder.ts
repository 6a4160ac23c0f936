import { createHash } from 'node:crypto'
import { existsSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'

/** The databases of a whole run, with what their tests write. */
const ROOM_BYTES = 4 * 2 ** 30

/**
 * This checkout's folder in memory (tmpfs), for temporary data of a run; undefined if the system has none with enough
 * space. Each test file creates and drops a database of hundreds of files, which is slow on disk even without fsync.
 */
export function memoryFolder(): { readonly path: string; remove(): void } | undefined {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOM_BYTES) return undefined
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)
  const path = `${MEMORY}/kopru-tests-${checkout}`
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
