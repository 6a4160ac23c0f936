import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { forms } from '../forms.ts'

/** The months of a form that its organization was warned of: written with the news, so that it is warned once. */
export const retentionWarnings = pgTable(
  'retention_warnings',
  {
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** The first day of the month in which applications are anonymised. */
    month: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.month] })],
)

/**
 * Applications whose organization was warned that they will be anonymised, which happens a month later at the
 * earliest. A row is deleted with its application, and when the retention changes: then the organization is warned
 * again.
 */
export const retentionNotices = pgTable('retention_notices', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  toldAt: moment().notNull().defaultNow(),
})
