import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { Id } from '#contract/fields/patterns.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { hashToken, isMarkedToken, markToken, tokenAfter } from '#platform/tokens.ts'
import { findAccountById } from '../find-account.ts'
import { endSessions } from './end-sessions.ts'
import { type Issued, issue, sessionExpiry, whereFrom } from './open-session.ts'

// A second tab, or a client whose answer was lost, asks again within moments; a thief comes later.
const graceMs = 10_000

/** Replaces a refresh token. One that was replaced before has been copied: the session ends for both who have it. */
export async function renewSession(caller: Caller, refreshToken: string): Promise<Issued> {
  const parts = partsOf(refreshToken)
  if (!parts) throw problem('accounts.sessionEnded')
  const issued = await database().transaction((tx) => renew(tx, caller, parts.sessionId, parts.secret))
  if (!issued) throw problem('accounts.sessionEnded')
  return issued
}

/** The session that a refresh token names, and the secret that proves it. */
export function partsOf(refreshToken: string) {
  const [sessionId, secret] = refreshToken.split('.', 2)
  return Id.safeParse(sessionId).success && sessionId && secret ? { sessionId, secret } : undefined
}

async function renew(tx: Transaction, caller: Caller, sessionId: string, secret: string) {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
  if (!session || session.endedAt || session.expiresAt < new Date()) return undefined
  const given = hashToken(secret)
  const isCurrent = given === session.refreshHash
  const found = await findAccountById(tx, session.accountId)
  if (!found || !(isCurrent || isRepeat(session, given, caller))) {
    // Made up by somebody who has heard of the session's id, it says nothing of the session.
    const wasGood = given === session.previousHash || isMarkedToken(secret, sessionId)
    if (!found || wasGood) await endSessions(tx, [sessionId])
    return undefined
  }
  // The next token follows from this one, so that whoever asks twice is answered the same and no tab is left behind.
  const next = markToken(tokenAfter(secret), sessionId)
  if (isCurrent) {
    await tx
      .update(sessions)
      .set({
        refreshHash: hashToken(next),
        previousHash: given,
        rotatedAt: new Date(),
        lastUsedAt: new Date(),
        expiresAt: sessionExpiry(),
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
    // A browser that became another one between two breaths is not the same browser.
    device === session.device
  )
}
