import { and, eq, like, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { isUnread } from './unread.ts'

/** Marks the news that link to a page as read when the page was opened, by whatever way; returns how many. */
export async function markOpenedRead(accountId: string, address: `/${string}`): Promise<number> {
  const leadsThere = or(eq(notifications.address, address), like(notifications.address, `${address}#%`))
  const { rowCount } = await database()
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(accountId), leadsThere))
  return rowCount ?? 0
}
