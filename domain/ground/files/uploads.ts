import type { UploadFolder } from '#platform/uploads/upload-folder.ts'

let current: UploadFolder | undefined

/** The folder of this process's uploads, set at start; a test file sets its own. */
export function setUploads(folder: UploadFolder | undefined) {
  current = folder
}

export function uploads() {
  if (!current) throw new Error('No folder of uploads is set yet')
  return current
}
