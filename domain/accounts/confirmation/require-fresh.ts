import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Fresh } from '#contract/fresh.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { waysToConfirm } from './ways-to-confirm.ts'

/**
 * Refuses a call if the session's owner confirmed their identity too long ago, and lists the ways to confirm. The time
 * is read from the database and not from the token, which is valid for longer than ten minutes.
 */
export async function requireFresh(caller: Caller, { minutes, orPasswordIn }: Fresh, body: unknown) {
  // The action checks the password: a right one counts as confirmation, a wrong one is a problem of its own.
  if (orPasswordIn !== undefined && isFilled(body, orPasswordIn)) return
  if (await isFresh(signedIn(caller).sessionId, minutes)) return
  const ways = await waysToConfirm(await ownAccount(caller))
  throw problem('accounts.confirmationNeeded', { minutes }, undefined, { confirmation: { minutes, ...ways } })
}

function isFilled(body: unknown, field: string) {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' && value !== ''
}

async function isFresh(sessionId: string, minutes: number) {
  const since = new Date(Date.now() - minutes * 60_000)
  const [session] = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.confirmedAt, since), isNull(sessions.endedAt)))
  return session !== undefined
}
