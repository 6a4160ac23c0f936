import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { forms } from '../forms.ts'

/** For which months of a form its organization was warned: written with the news, so that nobody is warned twice. */
export const retentionWarnings = pgTable(
  'retention_warnings',
  {
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** The first day of the month in which they go. */
    month: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.month] })],
)

/**
 * Applications whose organization was told that they go: none goes earlier than a month after. A row goes with its
 * application, and when somebody changes how long it is kept: then the organization is told anew.
 */
export const retentionNotices = pgTable('retention_notices', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  toldAt: moment().notNull().defaultNow(),
})
