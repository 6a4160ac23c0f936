import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { sessions } from '#database/schema/accounts.ts'
import { hashToken } from '#platform/tokens.ts'
import { findAccountById, personOf } from '../find-account.ts'
import { describeSession } from './describe-session.ts'
import { partsOf } from './renew-session.ts'

/**
 * Finds the owner of a refresh token, to render a page for them. It renews nothing, and also accepts a token that
 * another tab has just replaced.
 */
export async function findSession(refreshToken: string) {
  const parts = partsOf(refreshToken)
  if (!parts) return undefined
  const asked = { sessionId: parts.sessionId, hash: hashToken(parts.secret), now: new Date() }
  const [session] = await sessionOn(database()).execute(asked)
  const found = session && (await findAccountById(database(), session.accountId))
  return (
    found && {
      person: personOf(found, parts.sessionId),
      who: describeSession(found),
      startedAt: session.startedAt,
    }
  )
}

const sessionOn = preparedOn((db) => {
  const hash = sql.placeholder('hash')
  return db
    .select({ accountId: sessions.accountId, startedAt: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        or(eq(sessions.refreshHash, hash), eq(sessions.previousHash, hash)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_of_a_page')
})
