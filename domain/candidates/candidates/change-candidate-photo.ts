import { createHash } from 'node:crypto'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeCandidatePhoto as call } from '#contract/candidates/candidate-profile.ts'
import { problem } from '#contract/problems.ts'
import { limit } from '#database/rate-limits.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { takePicture, UnreadablePicture } from '#platform/images/take-picture.ts'
import { QueueFull } from '#platform/limited.ts'
import { photoAddress, photoContainer, setPhoto } from './photo.ts'

/** The file is named after its content, so that browsers do not show the previous photo from their cache. */
export async function changeCandidatePhoto(
  _: Caller,
  { candidateId, data }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await uploads.demand(candidateId)
  const picture = await takePicture(Buffer.from(data, 'base64'), bounds).catch((error: unknown) => {
    throw refusal(error)
  })
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32)
  const key = `${candidateId}/photo-${hash}.webp`
  const photo = photoAddress(key)
  await setPhoto(candidateId, photo, () => fileStore().put(photoContainer, key, picture))
  return { photo }
}

const uploads = limit('photos:candidate', { points: 60, seconds: 60 * 60 })

const bounds = { width: 512, height: 512, square: true }

function refusal(error: unknown): unknown {
  if (error instanceof QueueFull) return problem('server.busy')
  return error instanceof UnreadablePicture ? problem('images.unreadable') : error
}
