import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

export interface Lock {
  release(): void
}

const DEADLINE_MS = 120_000
const SQLITE_BUSY = 5

/** Waits for an exclusive lock: another process may be in the middle of its first start, which takes seconds. */
export async function waitForLock(file: string): Promise<Lock> {
  const deadline = Date.now() + DEADLINE_MS
  while (Date.now() < deadline) {
    const lock = tryLock(file, 'exclusive')
    if (lock) return lock
    await pause(10)
  }
  throw new Error(`Another process has held ${file} for two minutes; end that process and start again.`)
}

/**
 * A kernel lock on a file, freed by the kernel when its process dies in whatever way, so it is never stale.
 * Node itself offers none; an open SQLite transaction is one.
 */
export function tryLock(file: string, kind: 'shared' | 'exclusive'): Lock | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_schema')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
