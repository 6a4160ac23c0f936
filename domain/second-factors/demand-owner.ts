import { and, eq, gt } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { demandPassword } from '#domain/account-settings/demand-password.ts'
import { ownAccount } from '#domain/account-settings/own-account.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'

const freshMs = 10 * 60_000

/**
 * Before what a borrowed session must not do: the password, or where there is none, a sign-in of a moment ago.
 */
export async function demandOwner(caller: Caller, password: string | undefined) {
  const account = await ownAccount(caller)
  if (account.passwordHash !== null || password !== undefined) await demandPassword(account, password ?? '')
  else if (!(await isFresh(signedIn(caller).sessionId))) throw problem('accounts.signInAgain')
  return account
}

async function isFresh(sessionId: string) {
  const since = new Date(Date.now() - freshMs)
  const [session] = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)))
  return session !== undefined
}
