import { and, eq, like, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { isUnread } from './unread.ts'

/** News that lead to an address are read once its page was opened, from wherever; counts them. */
export async function markOpenedRead(accountId: string, address: `/${string}`): Promise<number> {
  const leadsThere = or(eq(notifications.address, address), like(notifications.address, `${address}#%`))
  const { rowCount } = await database()
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(accountId), leadsThere))
  return rowCount ?? 0
}
