import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { forms } from '../forms.ts'

/**
 * What stands in somebody's calendar because they were told of it by e-mail: an invitation in a candidate's, a slot in an
 * interviewer's. By it we know what has changed since, and what to take out when nothing else is left.
 */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    /** The invitation or the slot; the slot may be gone. */
    uid: uuid().notNull(),
    accountId: belongsTo(() => accounts.id),
    formId: belongsTo(() => forms.id),
    sequence: integer().notNull(),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    timeZone: text().notNull(),
    place: text(),
    videoUrl: text(),
    /** When they were told of it as it stands. */
    toldAt: moment().notNull().defaultNow(),
    /** Whose invitation it is in an interviewer's calendar, where one candidate comes. */
    invitationId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.accountId] }),
    index('calendar_entries_account').on(table.accountId),
  ],
)
