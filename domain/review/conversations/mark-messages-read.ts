import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { type ApplicationIds, ownApplication } from '#domain/applying/applications/own-application.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { markOpenedRead } from '#domain/ground/notifications/mark-opened-read.ts'

/** Marks the organization's messages as read by the candidate, and the notifications about them. */
export async function markMessagesRead(caller: Caller, ids: ApplicationIds): Promise<null> {
  const { application } = await ownApplication(database(), ids)
  await database()
    .update(applicationMessages)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(applicationMessages.applicationId, application.id),
        isNull(applicationMessages.readAt),
        ne(applicationMessages.by, 'candidate'),
      ),
    )
  await markOpenedRead(signedIn(caller).accountId, `/student-dashboard/applications/${application.id}`)
  return null
}
