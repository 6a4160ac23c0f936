import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { isUnreadReply } from '#domain/applications/unread-replies.ts'
import { markOpenedRead } from '#domain/notifications/mark-opened-read.ts'
import { reviewedAddress } from '#domain/notifications/member-addresses.ts'
import { type ApplicationIds, demandReviewed } from '#domain/review/reviewed-application.ts'

/** What the candidate wrote is read for the whole organization; the news of it only for who reads it. */
export async function markRepliesRead(caller: Caller, ids: ApplicationIds): Promise<null> {
  await demandReviewed(database(), ids)
  await database()
    .update(applicationMessages)
    .set({ readAt: new Date() })
    .where(and(eq(applicationMessages.applicationId, ids.appId), isUnreadReply))
  await markOpenedRead(signedIn(caller).accountId, reviewedAddress(ids))
  return null
}
