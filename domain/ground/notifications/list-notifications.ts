import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listNotifications as call } from '#contract/candidate-dashboard.ts'
import { planned } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { type NewsValues, newsText } from './news-text.ts'
import { countUnread, isUnread } from './unread.ts'

type Wanted = Pick<Input<typeof call>, 'filter' | 'pageNumber' | 'pageSize'>

/** The notifications of the caller, a candidate or a member, the newest first. */
export async function listNotifications(
  caller: Caller,
  { filter, pageNumber, pageSize }: Wanted,
): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  const shown = and(eq(notifications.accountId, accountId), notifications.inApp)
  const where = filter === 'unread' ? isUnread(accountId) : shown
  const [rows, total, unread] = await Promise.all([
    planned()
      .select()
      .from(notifications)
      .where(where)
      // The order of the index.
      .orderBy(sql`${notifications.createdAt} desc nulls last`, desc(notifications.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    filter === 'unread' ? undefined : planned().$count(notifications, where),
    countUnread(accountId),
  ])
  const items = rows.map(({ id, kind, event, values, address, createdAt, readAt }) => ({
    id,
    kind,
    event,
    address,
    text: withMessage(newsText(caller.language, event, values) ?? '', values),
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
  return { items, total: total ?? unread, unread, pageNumber, pageSize }
}

/** Appends the organization's message to the sentence. */
const withMessage = (text: string, { message }: NewsValues) => (message === undefined ? text : `${text} “${message}”`)
