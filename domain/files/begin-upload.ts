import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { demandSpace } from './storage-limit.ts'
import { uploads } from './uploads.ts'

const most = 20
const forgottenMs = 60 * 60 * 1000

/**
 * Makes room for one more upload of a candidate, or refuses it. The number of waiting uploads is limited; one older
 * than an hour gives way, so that forgotten uploads lock nobody out.
 */
export async function beginUpload(candidateId: string, size: number) {
  await demandSpace(database(), candidateId, size)
  const waiting = await uploads().waiting(candidateId)
  const oldest = waiting[0]
  if (waiting.length < most || !oldest) return
  if (Date.now() - oldest.begunAt.getTime() < forgottenMs) throw problem('uploads.tooMany', { limit: most })
  await uploads().remove(candidateId, oldest.id)
}

export const uploadRules = { maxBytes: fileLimits.bytes, days: 7 } as const
