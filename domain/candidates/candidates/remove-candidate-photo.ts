import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeCandidatePhoto as call } from '#contract/candidates/candidate-profile.ts'
import { setPhoto } from './photo.ts'

export async function removeCandidatePhoto(_: Caller, { candidateId }: Input<typeof call>): Promise<null> {
  await setPhoto(candidateId, null)
  return null
}
