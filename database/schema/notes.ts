import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/** What a member of an organization noted about an application, for colleagues only. */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    accountId: belongsTo(() => accounts.id),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When its text was last changed; null if it never was. */
    editedAt: moment(),
  },
  (table) => [index('notes_application').on(table.applicationId, table.createdAt.desc())],
)
