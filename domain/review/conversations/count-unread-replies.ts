import { and, countDistinct, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { countUnreadReplies as call } from '#contract/conversations.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { isUnreadReply } from '#domain/applying/applications/unread-replies.ts'

/** Sealed applications are not counted. */
export async function countUnreadReplies(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const [counted] = await unreadOn(database()).execute({ companyId: input.companyId })
  return { applications: counted?.count ?? 0 }
}

const unreadOn = preparedOn((db) => {
  const isTheirs = eq(applicationMessages.companyId, sql.placeholder('companyId'))
  return db
    .select({ count: countDistinct(applicationMessages.applicationId) })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(and(isTheirs, isUnreadReply, eq(applications.sealed, false)))
    .prepare('unread_replies')
})
