import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeCitizen as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'

/** Removes the identity number; repeating it changes nothing. */
export async function removeCitizen(_: Caller, { candidateId }: Input<typeof call>): Promise<null> {
  await database()
    .update(candidates)
    .set({ citizenSealed: null, citizenCheckedAt: null, citizenCheckedBy: null })
    .where(eq(candidates.id, candidateId))
  return null
}
