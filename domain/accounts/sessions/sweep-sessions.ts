import { lt, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { sweepRateLimits } from '#database/rate-limits.ts'
import { codes, sessions, usedHandovers } from '#database/schema/accounts.ts'

/**
 * Deletes sessions, codes and hand-overs that ended more than `days` days ago, and rate limit counters that are over.
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
  ])
  return swept.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
