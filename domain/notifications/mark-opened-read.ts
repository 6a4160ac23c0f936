import { and, eq, like, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { reviewedAddress } from './member-addresses.ts'
import { isUnread } from './unread.ts'

interface Opened {
  readonly formId: string
  readonly appId: string
}

/** News that lead to an application are read once the member has opened it, from wherever; counts them. */
export async function markOpenedRead(accountId: string, opened: Opened): Promise<number> {
  const address = reviewedAddress(opened)
  const leadsThere = or(eq(notifications.address, address), like(notifications.address, `${address}#%`))
  const { rowCount } = await database()
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(accountId), leadsThere))
  return rowCount ?? 0
}
