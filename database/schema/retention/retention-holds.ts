import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'

/** Applications that are kept longer than their form says, and the reason: one application, or all of a form. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** Null for all applications of the form. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    /** Free text. Emptied when the application is anonymised: it may name the person. */
    reason: text().notNull(),
    until: date({ mode: 'string' }).notNull(),
    heldBy: belongsTo(() => accounts.id),
    heldAt: moment().notNull().defaultNow(),
    liftedBy: uuid().references(() => accounts.id),
    liftedAt: moment(),
  },
  (table) => [
    index('retention_holds_form').on(table.formId, table.heldAt.desc()),
    index('retention_holds_application').on(table.applicationId).where(sql`${table.applicationId} is not null`),
  ],
)
