import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { Id } from '#contract/fields/patterns.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { logSecurity } from '#platform/security/security-log.ts'
import { hashToken, isMarkedToken, tokensAfter } from '#platform/tokens.ts'
import { findAccountById } from '../find-account.ts'
import { endSessions } from './end-sessions.ts'
import { type Issued, issue, sessionExpiry, whereFrom } from './open-session.ts'

// A second tab, or a client that lost the answer, repeats the token within seconds; a later repetition is treated as
// theft.
const graceMs = 10_000

/**
 * Replaces a refresh token by the next. A token that was replaced before must have been copied: then the session ends,
 * for the thief and for the owner.
 */
export async function renewSession(caller: Caller, refreshToken: string): Promise<Issued> {
  const parts = partsOf(refreshToken)
  if (!parts) throw problem('accounts.sessionEnded')
  const issued = await database().transaction((tx) => renew(tx, caller, parts.sessionId, parts.secret))
  if (!issued) throw problem('accounts.sessionEnded')
  return issued
}

/** Splits a refresh token into the session's id and the secret. */
export function partsOf(refreshToken: string) {
  const [sessionId, secret] = refreshToken.split('.', 2)
  return Id.safeParse(sessionId).success && sessionId && secret ? { sessionId, secret } : undefined
}

async function renew(tx: Transaction, caller: Caller, sessionId: string, secret: string) {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
  if (!session || session.endedAt || session.expiresAt < new Date()) return undefined
  const expiresAt = sessionExpiry(session.createdAt)
  if (expiresAt < new Date()) return undefined
  const given = hashToken(secret)
  const isCurrent = given === session.refreshHash
  const found = await findAccountById(tx, session.accountId)
  if (!found || !(isCurrent || isRepeat(session, given, caller))) {
    // A made-up secret does not end a session whose id became known: only its current and earlier secrets count.
    const wasGood = given === session.previousHash || isMarkedToken(secret, sessionId)
    if (!found || wasGood) await endSessions(tx, [sessionId])
    if (wasGood) logSecurity('session.reused', caller, { account: session.accountId })
    return undefined
  }
  // The next token is derived from this one, so that a repeated request gets the same answer and no tab is signed out.
  const after = tokensAfter(secret, sessionId)
  const next = (!isCurrent && after.find((token) => hashToken(token) === session.refreshHash)) || after[0]
  if (isCurrent) {
    await tx
      .update(sessions)
      .set({
        refreshHash: hashToken(next),
        previousHash: given,
        rotatedAt: new Date(),
        lastUsedAt: new Date(),
        expiresAt,
        ...whereFrom(caller),
      })
      .where(eq(sessions.id, sessionId))
  }
  return issue(tx, found, sessionId, next)
}

function isRepeat(session: typeof sessions.$inferSelect, given: string, { device = '' }: Caller) {
  return (
    given === session.previousHash &&
    Date.now() - session.rotatedAt.getTime() < graceMs &&
    // A token from another kind of browser than before was copied.
    device === session.device
  )
}
