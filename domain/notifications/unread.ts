import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'

/** The unread news of an account, as the partial index has it. */
export const isUnread = (accountId: string) =>
  and(eq(notifications.accountId, accountId), isNull(notifications.readAt), notifications.inApp)

export const countUnread = (accountId: string) => database().$count(notifications, isUnread(accountId))
