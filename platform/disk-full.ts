import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** No space left, quota exceeded, and PostgreSQL's code for both. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error means a full disk: ours, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return full.has(code) || isDiskFull(error.cause)
}

let metAt = Number.NEGATIVE_INFINITY

/**
 * Remembers that a request failed because of a full disk. The database's disk cannot be looked at from here, so this is
 * how it is noticed.
 */
export function noteDiskFull() {
  metAt = performance.now()
}

const rememberedMs = 10_000

/** Less than a few uploads' worth counts as full. */
const leastBytes = 32 * 1024 * 1024

/** Whether a disk is full, or a request failed because of one recently. */
export async function isAnyDiskFull(folders: readonly string[]): Promise<boolean> {
  if (performance.now() - metAt < rememberedMs) return true
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastBytes || !(await takesSomething(folder))) return true
  }
  return false
}

/** A user's quota may be used up on a disk with free space, which only writing shows. */
async function takesSomething(folder: string) {
  const trial = join(folder, `.trial-${randomUUID()}`)
  try {
    await writeFile(trial, Buffer.alloc(4096), { flag: 'wx' })
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  } finally {
    await rm(trial, { force: true })
  }
}
