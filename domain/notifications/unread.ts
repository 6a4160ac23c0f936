import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'

/** Of an account: what is shown in the product and was not read yet, as the index of those has it. */
export const isUnread = (accountId: string) =>
  and(eq(notifications.accountId, accountId), isNull(notifications.readAt), notifications.inApp)

export const countUnread = (accountId: string) => database().$count(notifications, isUnread(accountId))
