import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'

/** The owner has just proved to be there, in this session and no other. */
export async function confirmSession(caller: Caller) {
  const confirmedAt = new Date()
  await database()
    .update(sessions)
    .set({ confirmedAt })
    .where(eq(sessions.id, signedIn(caller).sessionId))
  return confirmedAt
}
