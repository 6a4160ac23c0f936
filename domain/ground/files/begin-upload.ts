import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { membersAmong } from './members-among.ts'
import { requireSpace } from './storage-limit.ts'
import { uploads } from './uploads.ts'

/** A candidate may submit many documents at once; a member adds one file after the other. */
const most = { candidate: 20, member: 5 } as const
const forgottenMs = 60 * 60 * 1000

/**
 * Makes room for one more upload of a candidate or a member, or refuses it. The number of waiting uploads is limited;
 * at the limit the oldest is removed if it is older than an hour, so that forgotten uploads lock no one out.
 */
export async function beginUpload(uploader: string, size: number) {
  const isMember = (await membersAmong([uploader])).length > 0
  // Members have no storage limit of their own; the organization's is checked when the file is taken.
  if (!isMember) await requireSpace(database(), uploader, size)
  const limit = most[isMember ? 'member' : 'candidate']
  const waiting = await uploads().waiting(uploader)
  const oldest = waiting[0]
  if (waiting.length < limit || !oldest) return
  if (Date.now() - oldest.begunAt.getTime() < forgottenMs) throw problem('uploads.tooMany', { limit })
  await uploads().remove(uploader, oldest.id)
}

export const uploadRules = { maxBytes: fileLimits.bytes, days: 7 } as const
