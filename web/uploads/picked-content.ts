import { typeOf } from './check-file.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { type UploadFailure, UploadRefused } from './upload.ts'

/** All of a picked file, in memory: what is sent does not change when the file does. */
export async function pickedContent(picked: File) {
  const file = await shrinkPicture(picked)
  return { content: await file.arrayBuffer(), name: file.name.normalize('NFC'), size: file.size, type: typeOf(file) }
}

/** A file on a cloud drive or a memory card that is gone cannot be read. */
export const pickedFailure = (error: unknown): UploadFailure =>
  error instanceof UploadRefused ? error.failure : { kind: 'unreadable' }
