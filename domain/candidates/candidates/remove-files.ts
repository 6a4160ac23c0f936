import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { removedFileTag } from '#platform/files/removed-file-tag.ts'
import { lockAccount } from './lock-account.ts'
import { isPhotoHandedIn, photoContainer, photoKey } from './photo.ts'

/** Removes candidates' photos and private files from the store. Repeating it changes nothing. */
export async function removeFiles({ candidateId, photo, keys, photos }: JobInput<typeof jobs.removeFiles>) {
  for (const key of keys) await fileStore().remove('private', key)
  if (photo && candidateId !== undefined) await removePhoto(candidateId, photo)
  for (const one of photos) await removePhoto(one.candidateId, one.photo)
}

async function removePhoto(candidateId: string, photo: string) {
  const key = photoKey(photo)
  if (!key) return
  await database().transaction(async (tx) => {
    const account = await lockAccount(tx, candidateId)
    const isUsed = account.photo === photo || (await isPhotoHandedIn(tx, candidateId, photo))
    if (isUsed) return
    await fileStore().remove(photoContainer, key)
    await sendSignal(tx, { kind: 'purge', tags: [removedFileTag(photoContainer, key)] })
  })
}
