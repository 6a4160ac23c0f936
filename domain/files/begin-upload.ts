import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { demandSpace } from './storage-limit.ts'
import { uploads } from './uploads.ts'

const most = 20
const forgottenMs = 60 * 60 * 1000

/**
 * Makes room for one more upload of a candidate or a member, or refuses it. The number of waiting uploads is limited; one older
 * than an hour gives way, so that forgotten uploads lock nobody out.
 */
export async function beginUpload(uploader: string, size: number) {
  // A member's own space is none; that of the organization is looked at when the file is taken.
  await demandSpace(database(), uploader, size)
  const waiting = await uploads().waiting(uploader)
  const oldest = waiting[0]
  if (waiting.length < most || !oldest) return
  if (Date.now() - oldest.begunAt.getTime() < forgottenMs) throw problem('uploads.tooMany', { limit: most })
  await uploads().remove(uploader, oldest.id)
}

export const uploadRules = { maxBytes: fileLimits.bytes, days: 7 } as const
