import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { fileStore } from '#domain/files/store.ts'
import { lockAccount } from './lock-account.ts'
import { isPhotoHandedIn, photoContainer, photoKey } from './photo.ts'

/** Removes a candidate's photo and private files from the store. Repeating it changes nothing. */
export async function removeFiles({ candidateId, photo, keys }: JobInput<typeof jobs.removeFiles>) {
  for (const key of keys) await fileStore().remove('private', key)
  const key = photo && photoKey(photo)
  if (!photo || !key || candidateId === undefined) return
  await database().transaction(async (tx) => {
    const account = await lockAccount(tx, candidateId)
    const isUsed = account.photo === photo || (await isPhotoHandedIn(tx, candidateId, photo))
    if (!isUsed) await fileStore().remove(photoContainer, key)
  })
}
