import { and, count, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { notifications } from '#database/schema/notifications.ts'

/** The unread news of an account; the condition of the partial index. */
export const isUnread = (accountId: string | Placeholder) =>
  and(eq(notifications.accountId, accountId), isNull(notifications.readAt), notifications.inApp)

export async function countUnread(accountId: string): Promise<number> {
  const [counted] = await unreadOn(database()).execute({ accountId })
  return counted?.count ?? 0
}

const unreadOn = preparedOn((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(isUnread(sql.placeholder('accountId')))
    .prepare('number_of_unread_news'),
)
