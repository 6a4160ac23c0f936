import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

/** Records that the owner of the account has just confirmed their identity in this session. */
export async function confirmSession(caller: Caller) {
  const confirmedAt = new Date()
  await database()
    .update(sessions)
    .set({ confirmedAt })
    .where(eq(sessions.id, signedIn(caller).sessionId))
  return confirmedAt
}
