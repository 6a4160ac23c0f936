import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { sendSignal } from '#database/signals.ts'

export const endSessions = (tx: Transaction, ids: readonly string[]) => endWhere(tx, inArray(sessions.id, [...ids]))

/** Ends all sessions of an account: after a password reset, the removal of the account or a changed right. */
export const endSessionsOf = (tx: Transaction, accountId: string) => endWhere(tx, eq(sessions.accountId, accountId))

/** Ends all other sessions of an account: after a new password, or when a way to sign in was removed. */
export const endOtherSessions = (tx: Transaction, accountId: string, sessionId: string) =>
  endWhere(tx, and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)))

/** Ends sessions in the database and, when the transaction commits, in every process. */
async function endWhere(tx: Transaction, which: SQL | undefined) {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  if (ended.length > 0) await sendSignal(tx, { kind: 'sessionEnded', sessionIds: ended.map(({ id }) => id) })
  return ended.length
}
