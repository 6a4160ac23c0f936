import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** A disk of its own that is soon full, for the length of a test in a `.mount.test.ts`: only root may mount one. */
export function smallDisk(size: string) {
  const path = mkdtempSync(join(tmpdir(), 'kopru-disk-'))
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]).status).toBe(0)
  onTestFinished(() => {
    spawnSync('umount', [path])
    rmSync(path, { recursive: true })
  })
  return {
    path,
    grow: (larger: string) => spawnSync('mount', ['-o', `remount,size=${larger}`, path]).status === 0,
  }
}
