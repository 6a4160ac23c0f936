import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Container } from './containers.ts'
import { isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { namesIn } from './names-in.ts'
import { fileFacts, openFile, orMissing } from './open-file.ts'
import { requirePlace } from './require-place.ts'
import { sweepHalfWritten } from './sweep-half-written.ts'
import { writeWhole } from './write-whole.ts'

/** A file store in a folder: one subfolder per container, and one for incomplete files. */
export function folderStore(root: string): FileStore {
  const waitingDir = join(root, '.waiting')

  function pathOf(container: Container, key: string): string {
    requirePlace(container, key)
    return join(root, container, key)
  }

  return {
    put: async (container, key, content) => writeWhole(pathOf(container, key), content, waitingDir),
    get: async (container, key, part) => openFile(pathOf(container, key), part),
    facts: async (container, key) => fileFacts(pathOf(container, key)),
    exists: async (container, key) => (await fileFacts(pathOf(container, key))) !== undefined,
    size: async (container, key) => (await fileFacts(pathOf(container, key)))?.size,
    async remove(container, key) {
      const path = pathOf(container, key)
      if (!(await fileFacts(path))) return false
      await rm(path).catch(orMissing)
      return true
    },
    async *list(container) {
      for await (const key of namesIn(root, container)) if (isFileKey(key)) yield key
    },
    sweep: (before) => sweepHalfWritten(waitingDir, before),
  }
}
