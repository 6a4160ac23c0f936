import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { signedIn } from '../../../ground/callers/signed-in.ts'

/** The sessions of the caller's account, the last used first. */
export async function listSessions(caller: Caller) {
  const { accountId, sessionId } = signedIn(caller)
  const open = await database()
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.lastUsedAt))
  return {
    items: open.map(({ id, device, address, createdAt, lastUsedAt }) => ({
      id,
      isThis: id === sessionId,
      device,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
}
