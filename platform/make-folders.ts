import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, all with this mode whatever the umask. One level at a time: where the system says that
 * a folder cannot be inside one that is there (in /proc), Node's own `recursive` tries for ever.
 */
export function makeFolders(path: string, mode: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeFolders(dirname(path), mode)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process created it at the same moment.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
    throw error
  }
  chmodSync(path, mode)
}
