import { lt, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { sweepRateLimits } from '#database/rate-limits.ts'
import { accounts, codes, sessions, usedHandovers } from '#database/schema/accounts.ts'
import { earlierEmailDays } from '#domain/ground/messages/notify-security-change.ts'

/**
 * Deletes sessions, codes and hand-overs that ended more than `days` days ago, expired rate-limit counters, and
 * previous e-mail addresses that get no more security notices.
 */
export async function sweepSessions({ days }: { readonly days: number }) {
  const longAgo = sql`now() - make_interval(days => ${days})`
  const swept = await Promise.all([
    database()
      .delete(sessions)
      .where(or(lt(sessions.endedAt, longAgo), lt(sessions.expiresAt, longAgo))),
    database().delete(codes).where(lt(codes.expiresAt, longAgo)),
    database().delete(usedHandovers).where(lt(usedHandovers.expiresAt, longAgo)),
    sweepRateLimits(),
    database()
      .update(accounts)
      .set({ earlierEmail: null, emailChangedAt: null })
      .where(lt(accounts.emailChangedAt, sql`now() - make_interval(days => ${earlierEmailDays})`)),
  ])
  return swept.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
