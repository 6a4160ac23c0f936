import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { interviewInvitations } from '../interviews.ts'

/**
 * Reminders that were sent to a candidate, and the moment that each is about: the start of the interview, or the
 * deadline for choosing; for one sent by hand, its day. A different moment gets its own reminder. `told` are answers
 * that the interviewers were notified of, so that a job that runs twice notifies them once.
 */
export const interviewReminders = pgTable(
  'interview_reminders',
  {
    invitationId: belongsTo(() => interviewInvitations.id, { onDelete: 'cascade' }),
    kind: text().$type<'tomorrow' | 'inAnHour' | 'answer' | 'byHand' | 'told'>().notNull(),
    moment: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invitationId, table.kind, table.moment] })],
)
