import type { Container } from '#platform/files/containers.ts'
import { isFileKey } from '#platform/files/file-key.ts'
import type { FileStore } from '#platform/files/file-store.ts'

let current: FileStore | undefined

/** The process's one store of files, set at start; a test file sets its own. */
export function setFileStore(store: FileStore | undefined) {
  current = store
}

export function fileStore() {
  if (!current) throw new Error('No store of files is set yet')
  return current
}

/** Whether there is a file under this key; false for an invalid key. */
export const isStored = async (container: Container, key: string) =>
  isFileKey(key) && (await fileStore().exists(container, key))
