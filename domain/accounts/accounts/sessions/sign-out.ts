import type { signOut as signOutCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { signedIn } from '../../../ground/callers/signed-in.ts'
import { endSessions, endSessionsOf } from './end-sessions.ts'

export async function signOut(caller: Caller, { everywhere }: Input<typeof signOutCall>) {
  const { accountId, sessionId } = signedIn(caller)
  await database().transaction((tx) => (everywhere ? endSessionsOf(tx, accountId) : endSessions(tx, [sessionId])))
  return null
}
