import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { isUnreadReply } from '#domain/applications/unread-replies.ts'
import { type ApplicationIds, demandReviewed } from '#domain/review/reviewed-application.ts'

export async function markRepliesRead(_: Caller, ids: ApplicationIds): Promise<null> {
  await demandReviewed(database(), ids)
  await database()
    .update(applicationMessages)
    .set({ readAt: new Date() })
    .where(and(eq(applicationMessages.applicationId, ids.appId), isUnreadReply))
  return null
}
