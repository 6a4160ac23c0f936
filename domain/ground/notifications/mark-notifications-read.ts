import { and, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markNotificationsRead as call } from '#contract/candidate-dashboard.ts'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { countUnread, isUnread } from './unread.ts'

/** Marks the named notifications, or all, as read; the time of the first reading stays. */
export async function markNotificationsRead(
  caller: Caller,
  { ids }: Pick<Input<typeof call>, 'ids'>,
): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  await database()
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(accountId), ids ? inArray(notifications.id, ids) : undefined))
  return { unread: await countUnread(accountId) }
}
