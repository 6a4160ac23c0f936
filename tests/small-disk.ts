import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A disk of its own that is soon full, for the length of a test; undefined where nobody may mount one. */
export function smallDisk(size: string) {
  const path = mkdtempSync(join(tmpdir(), 'kopru-disk-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]).status === 0
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', [path])
    rmSync(path, { recursive: true })
  })
  if (!isMounted) return undefined
  return {
    path,
    grow: (larger: string) => spawnSync('mount', ['-o', `remount,size=${larger}`, path]).status === 0,
  }
}
