import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { leaveOutPart as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'

/** Marks a part of the profile as left empty on purpose, or unmarks it. Repeating it changes nothing. */
export async function leaveOutPart(_: Caller, { candidateId, part, leftOut }: Input<typeof call>): Promise<null> {
  const without = sql`array_remove(${candidates.leftOut}, ${part}::text)`
  await database()
    .update(candidates)
    .set({ leftOut: leftOut ? sql`array_append(${without}, ${part}::text)` : without })
    .where(eq(candidates.id, candidateId))
  return null
}
