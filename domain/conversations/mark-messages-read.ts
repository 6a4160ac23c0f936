import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { type ApplicationIds, ownApplication } from '#domain/applications/own-application.ts'

export async function markMessagesRead(_: Caller, ids: ApplicationIds): Promise<null> {
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
  return null
}
