import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { interviewInvitations } from '../interviews.ts'

/**
 * What a candidate was reminded of, and of which moment: the beginning of the interview, or until when to choose; by hand the
 * day on which it was done. Another moment is another reminder. `told` are answers that others were told of, so that a job
 * that runs twice tells them once.
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
