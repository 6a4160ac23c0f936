import { eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCompanyFeed } from '#contract/interviews/feeds.ts'
import { database } from '#database/connection.ts'
import { calendarFeeds } from '#database/schema/calendars/calendar-feeds.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { newId } from '#platform/ids.ts'
import { markId } from '#platform/tokens.ts'

type Feed = Output<typeof readCompanyFeed>

export async function readFeed(caller: Caller): Promise<Feed> {
  const [feed] = await database()
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountOf(caller)))
  return { address: feed ? addressOf(feed.id) : null }
}

/** Creates the feed or replaces its address; the old address stops working. */
export async function makeFeed(caller: Caller): Promise<Feed> {
  const id = newId()
  await database()
    .insert(calendarFeeds)
    .values({ accountId: accountOf(caller), id })
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { id, createdAt: sql`now()` } })
  return { address: addressOf(id) }
}

export async function endFeed(caller: Caller): Promise<null> {
  await database()
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountOf(caller)))
  return null
}

const accountOf = (caller: Caller) => signedIn(caller).accountId

const addressOf = (id: string) => `${delivery().publicUrl}/api/calendars/${markId(id, 'calendar feeds')}.ics`
