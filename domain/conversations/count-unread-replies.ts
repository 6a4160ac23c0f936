import { and, countDistinct, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { countUnreadReplies as call } from '#contract/conversations.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { isUnreadReply } from '#domain/applications/unread-replies.ts'

/** Sealed applications are in no number. */
export async function countUnreadReplies(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const [counted] = await database()
    .select({ count: countDistinct(applicationMessages.applicationId) })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(and(eq(applicationMessages.companyId, input.companyId), isUnreadReply, eq(applications.sealed, false)))
  return { applications: counted?.count ?? 0 }
}
