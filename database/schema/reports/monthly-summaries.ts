import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { companies } from '../companies.ts'

/** The months for which an organization's members got a summary: written with the news, so that it is sent once. */
export const monthlySummaries = pgTable(
  'monthly_summaries',
  {
    companyId: belongsTo(() => companies.id),
    /** The first day of the summarised month. */
    month: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
)
