import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { companies } from '../companies.ts'

/** Which organizations' members were told of a month: written with the news, so that nobody is told twice. */
export const monthlySummaries = pgTable(
  'monthly_summaries',
  {
    companyId: belongsTo(() => companies.id),
    /** The first day of the month that was told of. */
    month: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
)
