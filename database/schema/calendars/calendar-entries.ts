import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { forms } from '../forms.ts'

/**
 * Calendar events that were sent to people by e-mail: an invitation to a candidate, a slot to an interviewer. Compared
 * with the present state, it shows which updates and cancellations have to be sent.
 */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    /** The id of the invitation or the slot; the slot may have been deleted. */
    uid: uuid().notNull(),
    accountId: belongsTo(() => accounts.id),
    formId: belongsTo(() => forms.id),
    sequence: integer().notNull(),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    timeZone: text().notNull(),
    place: text(),
    videoUrl: text(),
    /** When the present state of the event was sent. */
    toldAt: moment().notNull().defaultNow(),
    /** In an interviewer's calendar: the invitation of the candidate, where only one comes. */
    invitationId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.accountId] }),
    index('calendar_entries_account').on(table.accountId),
  ],
)
