import { type SQL, sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SavedReportContent } from '#contract/reports/saved-reports.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** A report that an organization saved under a name. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    accountId: belongsTo(() => accounts.id),
    name: text().notNull(),
    folded: text().generatedAlwaysAs((): SQL => sql`tr_fold(${savedReports.name})`),
    content: jsonb().$type<SavedReportContent>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_reports_name').on(table.companyId, table.folded)],
)
