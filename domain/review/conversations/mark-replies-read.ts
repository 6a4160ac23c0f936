import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { isUnreadReply } from '#domain/applying/applications/unread-replies.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { markOpenedRead } from '#domain/ground/notifications/mark-opened-read.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { type ApplicationIds, requireReviewed } from '#domain/review/review/reviewed-application.ts'

/** Marks the candidate's messages as read for the whole organization, but the notifications only for the caller. */
export async function markRepliesRead(caller: Caller, ids: ApplicationIds): Promise<null> {
  await requireReviewed(database(), ids)
  await database()
    .update(applicationMessages)
    .set({ readAt: new Date() })
    .where(and(eq(applicationMessages.applicationId, ids.appId), isUnreadReply))
  await markOpenedRead(signedIn(caller).accountId, reviewedAddress(ids))
  return null
}
