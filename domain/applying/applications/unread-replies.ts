import { and, eq, isNull } from 'drizzle-orm'
import { applicationMessages } from '#database/schema/application-messages.ts'

/** Messages of candidates that no member has read; the condition of the partial index. */
export const isUnreadReply = and(eq(applicationMessages.by, 'candidate'), isNull(applicationMessages.readAt))
