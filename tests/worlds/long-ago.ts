import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { accounts, sessions } from '#database/schema/accounts.ts'

/** Makes a person's last sign-in or confirmation this many minutes old, in all their sessions. */
export async function seenLongAgo(db: Database, email: string, minutes = 11) {
  const own = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  await db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - minutes * 60_000) })
    .where(inArray(sessions.accountId, own))
}
