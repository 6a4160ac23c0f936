import { and, eq, isNull } from 'drizzle-orm'
import { applicationMessages } from '#database/schema/application-messages.ts'

/** What candidates wrote and nobody of the organization has read, as the partial index has it. */
export const isUnreadReply = and(eq(applicationMessages.by, 'candidate'), isNull(applicationMessages.readAt))
