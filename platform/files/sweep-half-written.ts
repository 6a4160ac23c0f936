import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orMissing } from './open-file.ts'

/**
 * Deletes a folder's incomplete files of crashed writers: names with this prefix, unchanged since `before`. Returns
 * their number.
 */
export async function sweepHalfWritten(folder: string, before: Date, beginning = ''): Promise<number> {
  let swept = 0
  for (const name of (await readdir(folder).catch(orMissing)) ?? []) {
    if (!name.startsWith(beginning)) continue
    const path = join(folder, name)
    const touched = await lastTouched(path)
    if (touched === undefined || touched >= before.getTime()) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}

/** When a file, or any file in a folder, was written to last. */
async function lastTouched(path: string): Promise<number | undefined> {
  const own = await stat(path).catch(orMissing)
  if (!own?.isDirectory()) return own?.mtimeMs
  const inside = await Promise.all(
    (await readdir(path)).map(async (name) => (await stat(join(path, name)).catch(orMissing))?.mtimeMs ?? 0),
  )
  return Math.max(own.mtimeMs, ...inside)
}
