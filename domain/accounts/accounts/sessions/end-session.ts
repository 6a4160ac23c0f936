import { and, eq } from 'drizzle-orm'
import type { endSession as endSessionCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { signedIn } from '../../../ground/callers/signed-in.ts'
import { endSessions } from './end-sessions.ts'

export async function endSession(caller: Caller, { sessionId }: Input<typeof endSessionCall>) {
  const { accountId } = signedIn(caller)
  const ended = await database().transaction(async (tx) => {
    const own = and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId))
    const [session] = await tx.select({ id: sessions.id }).from(sessions).where(own)
    return session ? endSessions(tx, [session.id]) : 0
  })
  if (ended === 0) throw problem('accounts.notFound')
  return null
}
